import type { SettingsValues } from '@/present/settings/settingsValues'

/** What each part of the settings gets. */
export type SectionProps = {
  values: SettingsValues
  set: <Key extends keyof SettingsValues>(key: Key, value: SettingsValues[Key]) => void
  /** Sentences by path. */
  errors: Record<string, string>
  canWrite: boolean
}
