import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { compiled } from './compile.mjs'
import { isPrepared } from './database.mjs'
import { Failure, lastLines } from './failure.mjs'
import { run } from './run.mjs'

/** Kept until it was shown, so that a start that is killed before does not lose the password. */
const signInFile = (home) => path.join(home, 'first-sign-in.json')

/**
 * Migrates the database and, the first time, creates the administrator and the demo data. Loading
 * the application takes seconds, so this runs in a separate process, and only if there is something
 * to do.
 *
 * @param {{ url: string, ownerUrl: string, home: string, demo: boolean }} options `ownerUrl`
 *   migrates, `url` does everything else
 * @returns {Promise<{ note: string }>}
 * @throws {Failure}
 */
export const prepareDatabase = async ({ url, ownerUrl, home, demo }) => {
  if (await isPrepared({ url, ownerUrl })) return { note: 'up to date' }
  const { code, output } = await run({
    command: process.execPath,
    args: await compiled('scripts/bootstrap.ts'),
    env: {
      DATABASE_URL: url,
      DATABASE_MIGRATE_URL: ownerUrl,
      NODE_ENV: 'production',
      DEMO_DATA: demo ? 'on' : 'off',
      BOOTSTRAP_RESULT: signInFile(home),
    },
  })
  if (code === 0 && (await isPrepared({ url, ownerUrl })))
    return { note: output.match(/^bootstrap: (.+)$/m)?.[1] ?? 'migrated' }
  throw new Failure(
    `The database could not be prepared; nothing was left half-done.\n${lastLines(output, 30)}`,
  )
}

/** The first administrator's credentials, if they have not been shown yet. */
export const firstSignIn = (home) => {
  const file = signInFile(home)
  if (!existsSync(file)) return undefined
  return {
    ...JSON.parse(readFileSync(file, 'utf8')),
    shown: () => rmSync(file, { force: true }),
  }
}
