/** See generate.mjs, which starts this with TypeScript understood. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import configPromise from '@payload-config'
import { openApiDocument } from '../src/gate/openapi/openApiDocument'
import { areTypesOf, CLIENT_TYPES, clientTypes } from './docs/clientTypes'
import { writePages } from './docs/writePages'

const OPEN_API = 'docs/openapi.json'

const same = (left: string, right: string) =>
  readFileSync(left, 'utf8').trim() === readFileSync(right, 'utf8').trim()

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

const main = async () => {
  const check = process.argv.includes('--check')
  const config = await configPromise
  const openApi = `${JSON.stringify(openApiDocument({ ...config, version }), null, 1)}\n`
  const types = config.typescript.outputFile
  const importMap = config.admin.importMap.importMapFile
  if (!types || !importMap) {
    throw new Error('typescript.outputFile and admin.importMap.importMapFile must be set')
  }
  if (!check) {
    await generateTypes(config, { log: false })
    await generateImportMap(config, { force: true, log: false })
    writeFileSync(OPEN_API, openApi)
    writeFileSync(CLIENT_TYPES, await clientTypes(openApi))
    writePages()
    return
  }

  const drafts = mkdtempSync(path.join(tmpdir(), 'generated-'))
  // Its imports are relative to where it lies, so the draft must lie in the same folder.
  const draftMap = path.join(path.dirname(importMap), `.importMap.${process.pid}.js`)
  const draftTypes = path.join(drafts, 'payload-types.ts')
  try {
    process.env.PAYLOAD_TS_OUTPUT_PATH = draftTypes
    await generateTypes(config, { log: false })
    config.admin.importMap.importMapFile = draftMap
    await generateImportMap(config, { force: true, log: false })
    const stale = [
      ...(same(types, draftTypes) ? [] : [types]),
      ...(same(importMap, draftMap) ? [] : [importMap]),
      ...(readFileSync(OPEN_API, 'utf8') === openApi ? [] : [OPEN_API]),
      ...(areTypesOf(readFileSync(CLIENT_TYPES, 'utf8'), openApi) ? [] : [CLIENT_TYPES]),
    ]
    if (stale.length === 0) return
    throw new Error(`Out of date, run "npm run generate" and commit: ${stale.join(', ')}`)
  } finally {
    rmSync(drafts, { recursive: true, force: true })
    rmSync(draftMap, { force: true })
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
