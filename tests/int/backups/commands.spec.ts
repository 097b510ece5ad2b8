import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUpTo } from '@/jobs/backups/backUp'
import { proveNewestIn } from '@/jobs/backups/proveNewest'
import { listBackups } from '@/database/backup/folder'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { select } from '../../factories/database'
import { makeFile } from '../../factories/deletable'
import { makeCard } from '../../factories/rows'
import { asOwner, asProgram } from '../../helpers/templateDatabase'
import { keepFilesIn, newFolder } from './database'

const home = process.env.DATA_DIR
const folders: string[] = []
const place = async (name: string) => {
  const made = await newFolder(name)
  folders.push(made)
  return made
}
let dir: string

beforeAll(async () => {
  await keepFilesIn(await place('data'))
  dir = await place('dir')
  await makeCard({ stock: 3 })
  await makeFile('media', {})
})
afterAll(async () => {
  if (home === undefined) delete process.env.DATA_DIR
  else process.env.DATA_DIR = home
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const command = (name: string, ...args: string[]) => {
  const url = process.env.TEST_SUPERUSER_URL as string
  return run({
    command: process.execPath,
    args: [inRoot(`scripts/${name}.mjs`), ...args],
    env: { DATABASE_URL: asProgram(url), DATABASE_MIGRATE_URL: asOwner(url), BACKUP_DIR: '' },
  })
}

describe('the commands', () => {
  it.each([
    ['backup', [], /--to=DIR, or set BACKUP_DIR/],
    ['backup', ['--too=x'], /Unknown argument: --too=x/],
    ['backup', ['--to='], /--to needs a value/],
    ['backup', ['--to=s3://bucket/prefix'], /--to is a folder/],
    ['restore', [], /Say which backup/],
    ['restore', ['/nowhere', '--force'], /Unknown argument: --force/],
    ['restore', ['/nowhere'], /There is no backup in \/nowhere/],
    ['verify', ['/nowhere'], /There is no backup in \/nowhere/],
  ] as const)('%s %j ends with 2 and says what is wrong', async (name, args, says) => {
    const { code, output } = await command(name, ...args)
    expect(output).toMatch(says)
    expect(code).toBe(2)
  })

  it('back up, verify, and restore into nothing that holds data', async () => {
    const to = await place('to')
    const made = await command('backup', `--to=${to}`)
    // Warnings go to another stream, which may come between any two lines.
    for (const line of [
      /Snapshot of .*Z \(/,
      /\d tables, .* rows, .* as /,
      /Files: \d+ new, 0 known/,
    ])
      expect(made.output).toMatch(line)
    expect(made.code).toBe(0)
    const [backup] = await listBackups(to)
    expect(made.output).toContain(`Backup ${backup?.id} in ${to}`)

    const checked = await command('verify')
    expect(checked.output).toMatch(/(\d+) of \1 rules hold\n.*(\d+) of \2 stored files/)
    expect(checked.code).toBe(0)

    const cards = await select('select id from stock_cards order by id')
    const refused = await command('restore', backup?.folder ?? '')
    expect(refused.output).toContain('The database is not empty')
    expect(refused.code).toBe(5)
    expect(await select('select id from stock_cards order by id')).toEqual(cards)
  })
})

describe('the jobs', () => {
  it('prove nothing before the first backup, without a failure', async () => {
    await proveNewestIn(dir)
    expect(await listBackups(dir)).toEqual([])
  })

  it('back up, and prove the newest backup in a database that is thrown away', async () => {
    await backUpTo(dir)
    const [made] = await listBackups(dir)
    expect(made).toMatchObject({ provenAt: null })
    await proveNewestIn(dir)
    const [proven] = await listBackups(dir)
    expect(proven?.provenAt).toBeInstanceOf(Date)
  })

  it('fail for a backup that is damaged, with the reason, and note no proof', async () => {
    await backUpTo(dir)
    const [newest] = await listBackups(dir)
    const tables = path.join(newest?.folder ?? '', 'tables')
    const [first = ''] = await readdir(tables)
    const bytes = await readFile(path.join(tables, first))
    await writeFile(path.join(tables, first), bytes.subarray(0, -1))
    await expect(proveNewestIn(dir)).rejects.toThrow(
      new RegExp(`${newest?.id} could not be restored.*table ${first.split('.')[0]} is damaged`),
    )
    expect((await listBackups(dir))[0]?.provenAt).toBeNull()
  })

  it('fail for a file that is missing, with a backup of everything else', async () => {
    const [media] = await select<{ id: number }>(
      `insert into media (filename) values ('nowhere.png') returning id`,
    )
    try {
      await expect(backUpTo(dir)).rejects.toThrow(/complete except.*media\/nowhere\.png/)
    } finally {
      await select('delete from media where id = $1', [media?.id])
    }
  })
})
