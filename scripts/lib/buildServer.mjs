import { compile } from './compile.mjs'
import { explain } from './failure.mjs'
import { inRoot } from './paths.mjs'

/** The compiled server process, stored with the build it serves. */
export const SERVER_FILE = inRoot('.next/process/main.mjs')

/**
 * Compiles `src/server` into one file, so that starting it needs neither a compiler nor a loader.
 *
 * @throws {import('./failure.mjs').Failure}
 */
export const buildServer = async () => {
  try {
    await compile({ entry: 'src/server/main.ts', outfile: SERVER_FILE })
  } catch (error) {
    throw explain({ what: 'compiling the server (src/server)', error })
  }
}
