import type { Payload } from 'payload'

let payload: Promise<Payload> | undefined

/**
 * The application, connected to this worker's database. Loaded once per worker and shared by its
 * test files: never `destroy()` it.
 */
export const getTestPayload = (): Promise<Payload> => {
  payload ??= (async () => {
    const [{ getPayload }, { default: config }] = await Promise.all([
      import('payload'),
      import('@payload-config'),
    ])
    return getPayload({ config })
  })()
  return payload
}
