import { readFileSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'

/**
 * Checks the environment by the application's own rules (`src/lib/env.ts`).
 *
 * @returns {Promise<import('../../src/lib/env').Env>}
 * @throws {Failure} naming every wrong variable
 */
export const checkSettings = async () => {
  const { tsImport } = await import('tsx/esm/api')
  try {
    const { env } = await tsImport(inRoot('src/lib/env.ts'), import.meta.url)
    return env
  } catch (error) {
    throw new Failure(
      `Wrong setting: ${error.message}. Correct it in .env or in the shell and start again.`,
    )
  }
}

/** @returns {{ name: string, version: string }} name and release of this program */
export const readProduct = () => JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
