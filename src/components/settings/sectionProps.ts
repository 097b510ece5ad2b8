import type { SettingsValues } from '@/present/settings/settingsValues'

/** Props of each section of the settings. */
export type SectionProps = {
  values: SettingsValues
  set: <Key extends keyof SettingsValues>(key: Key, value: SettingsValues[Key]) => void
  /** Error messages by path. */
  errors: Record<string, string>
  canWrite: boolean
}
