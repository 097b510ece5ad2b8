'use client'

import { useTheme } from '@payloadcms/ui'

import type { ShownTheme } from '@/domain/settings/palette'

/** The theme in effect: light or dark, also when "system" is chosen. */
export const useShownTheme = (): ShownTheme => (useTheme().theme === 'dark' ? 'dark' : 'light')
