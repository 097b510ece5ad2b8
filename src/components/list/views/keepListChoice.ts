import { listPreferenceKey, type ListPreference } from '@/domain/settings/preferences'
import { forgetPreference, keepPreference } from '../../ui/requests/preferenceStore'

/**
 * Stores a list preference; `null` restores the default.
 * @returns false when it could not be stored
 */
export const keepListChoice = async (args: {
  preference: ListPreference
  slug: string
  value: unknown
}): Promise<boolean> => {
  const key = listPreferenceKey(args.preference, args.slug)
  const kept =
    args.value === null ? forgetPreference(key) : keepPreference({ key, value: args.value })
  return kept.then(
    () => true,
    () => false,
  )
}
