import { execFileSync } from 'node:child_process'
import { chownSync, copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres, UNSAFE_SETTINGS } from '../../scripts/lib/embeddedPostgres.mjs'
import { execute } from './templateDatabase'

const rowOf = async (url: string, text: string): Promise<Record<string, string>> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows[0] as Record<string, string>
  } finally {
    await client.end()
  }
}

/** Copies the files of a running server as a backup tool does. @returns the folder of the copy */
const copyOf = async (url: string): Promise<string> => {
  const home = mkdtempSync(path.join(tmpdir(), 'backoffice-standby-'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: of } = await client.query<{ data_directory: string }>('show data_directory')
    const data = of[0]?.data_directory ?? ''
    await client.query(`select pg_backup_start('standby', true)`)
    // Files appear and disappear meanwhile; replaying the log restores those that were missed.
    execFileSync('sh', [
      '-c',
      'cp -a "$1" "$2" 2>/dev/null || true',
      'sh',
      data,
      `${home}/postgres`,
    ])
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    )
    copyFileSync(path.join(data, '../postgres.password'), path.join(home, 'postgres.password'))
    rmSync(path.join(home, 'postgres/postmaster.pid'), { force: true })
    const files = {
      backup_label: rows[0]?.labelfile ?? '',
      'standby.signal': '',
    }
    const { uid, gid } = statSync(data)
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(home, 'postgres', name)
      writeFileSync(file, content)
      chownSync(file, uid, gid)
    }
  } finally {
    await client.end()
  }
  return home
}

/**
 * A replica of an embedded server.
 * @param url of the superuser of the primary
 */
export const startStandby = async (url: string) => {
  const home = await copyOf(url)
  const { hostname, port, username, password } = new URL(url)
  const followed = `host=${hostname} port=${port} user=${username} password=${password}`
  const server = await startEmbeddedPostgres({
    home,
    settings: [...UNSAFE_SETTINGS, `primary_conninfo=${followed}`],
    temporary: true,
  })
  const own = server.urlOf('postgres')
  return {
    urlOf: server.urlOf,
    /** It continues to receive changes, but does not apply them. */
    holdBack: async () => {
      await execute(own, 'select pg_wal_replay_pause()')
      while ((await rowOf(own, 'select pg_get_wal_replay_pause_state() as is')).is !== 'paused');
    },
    goOn: () => execute(own, 'select pg_wal_replay_resume()'),
    stop: server.stop,
  }
}
