import { ApiFailure, callApi } from './api'

const addressOf = (key: string): string => `/api/payload-preferences/${encodeURIComponent(key)}`

type Kept = {
  key: string
  /** The whole stored value as this page last read or wrote it. */
  value: unknown
  /** The fields that were changed here: another tab may have changed the others. */
  changed?: readonly string[]
}

/**
 * Stores a preference of the signed-in user; the request continues when the page is left.
 * @throws ApiFailure when it could not be stored
 */
export const keepPreference = async ({ key, value, changed }: Kept): Promise<void> => {
  const outcome = await callApi(addressOf(key), { body: { value, changed }, keepalive: true })
  if (!outcome.ok) throw new ApiFailure(outcome)
}

/**
 * Deletes a preference, which restores the default.
 * @throws ApiFailure when it could not be deleted
 */
export const forgetPreference = async (key: string): Promise<void> => {
  const outcome = await callApi(addressOf(key), { method: 'DELETE', keepalive: true })
  // There was nothing to delete.
  if (!outcome.ok && outcome.status !== 404) throw new ApiFailure(outcome)
}
