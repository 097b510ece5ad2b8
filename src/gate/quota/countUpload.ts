import type { Payload } from 'payload'
import { countForPerson } from '@/operations/limits/countForPerson'
import { callerOf } from '../callerOf'

/**
 * Counts an upload of the signed-in user, by number and by size; nobody's is refused anyway.
 * @param args.bytes of the files together
 * @throws Refusal `uploadQuota`
 */
export const countUpload = async (args: {
  payload: Payload
  headers: Headers
  bytes: number
}): Promise<void> => {
  const { payload, headers, bytes } = args
  const user = await callerOf(payload, headers)
  if (!user) return
  await countForPerson({ payload, user, limit: 'upload-files' })
  await countForPerson({ payload, user, limit: 'upload-kib', points: Math.ceil(bytes / 1024) })
}
