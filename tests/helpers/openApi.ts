import { isRecordId } from '@/domain/shared/recordId'

type HeaderOf = { $ref?: string; required?: boolean }
export type ResponseOf = {
  $ref?: string
  headers?: Record<string, HeaderOf>
  content?: Record<string, unknown>
}
export type Operation = { operationId: string; responses: Record<string, ResponseOf> }
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components?: {
    responses?: Record<string, ResponseOf>
    headers?: Record<string, HeaderOf>
    schemas?: Record<string, object>
  }
}

const fits = (template: string, segment: string): boolean => {
  if (!template.startsWith('{')) return template === segment
  return template === '{id}' ? isRecordId(segment) : segment !== ''
}

const parametersIn = (path: string) => path.split('{').length

type Described = { path: string; parts: string[]; operations: Record<string, Operation> }
const described = new WeakMap<OpenApi, Map<number, Described[]>>()

const pathsOf = (document: OpenApi) => {
  const known = described.get(document)
  if (known) return known
  const byLength = new Map<number, Described[]>()
  const paths = Object.entries(document.paths)
  // Literal path segments take precedence over placeholders.
  paths.sort(([left], [right]) => parametersIn(left) - parametersIn(right))
  for (const [path, operations] of paths) {
    const parts = path.slice(1).split('/')
    byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { path, parts, operations }])
  }
  described.set(document, byLength)
  return byLength
}

/**
 * The operation that a document describes at a path; undefined if there is none.
 * @param segments the decoded path below `/api`
 */
export const operationAt = (
  document: OpenApi,
  method: string,
  segments: readonly string[],
): { path: string; operation: Operation } | undefined => {
  for (const { path, parts, operations } of pathsOf(document).get(segments.length) ?? []) {
    const operation = operations[method.toLowerCase()]
    if (operation && parts.every((part, index) => fits(part, segments[index] ?? '')))
      return { path, operation }
  }
  return undefined
}
