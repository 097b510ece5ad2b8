import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export const CLIENT_TYPES = 'docs/openapi.d.ts'

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> })
    .devDependencies[name] ?? ''

/** What the types are made of, and they themselves: a changed line shows as well. */
const seal = (openApi: string, types: string): string =>
  createHash('sha256')
    .update(JSON.stringify([openApi, versionOf('openapi-typescript'), types]))
    .digest('hex')

const HEAD = /^\/\/ Types of openapi\.json for openapi-fetch\. ([0-9a-f]{64})\n/

/**
 * The types of a client for TypeScript.
 * @param openApi the text of the document
 * @returns the text of a module, which begins with its seal
 */
export const clientTypes = async (openApi: string): Promise<string> => {
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  // An object of which the document says nothing would be one without keys.
  const ast = await openapiTS(openApi, { emptyObjectsUnknown: true })
  const types = astToString(ast)
  return `// Types of openapi.json for openapi-fetch. ${seal(openApi, types)}\n${types}`
}

/** Whether a text is what `clientTypes` makes of the document: by its seal, making it takes seconds. */
export const areTypesOf = (text: string, openApi: string): boolean =>
  HEAD.exec(text)?.[1] === seal(openApi, text.replace(HEAD, ''))
