import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'

/**
 * Compiles a program of ours into one file; packages stay outside. Starting that takes a third of
 * what a loader takes, which translates each file on its way in.
 *
 * @param {{ entry: string, outfile: string }} options `outfile` lies within the project, where its
 *   packages are found
 */
export const compile = async ({ entry, outfile }) => {
  const { build } = await import('esbuild')
  await build({
    entryPoints: [inRoot(entry)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    tsconfig: inRoot('tsconfig.json'),
    logLevel: 'silent',
  })
}

/**
 * What Node needs to start a compiled program. The editor's packages come in a form for Node that
 * waits, while it loads, for one of two others; in circles of them Node 20 sometimes waits for ever
 * (exit code 13). This names the form that needs no waiting.
 */
const FLAGS = ['--conditions=production']

/**
 * Compiles a program that is started from the sources at hand, whoever else does so too.
 *
 * @param {string} entry from the project's root
 * @returns {Promise<string[]>} what Node is started with
 */
export const compiled = async (entry) => {
  const folder = inRoot('node_modules/.cache/programs')
  const file = path.join(folder, `${path.basename(entry, '.ts')}.mjs`)
  const draft = `${file}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  await compile({ entry, outfile: draft })
  renameSync(draft, file)
  return [...FLAGS, file]
}
