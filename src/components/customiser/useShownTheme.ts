'use client'

import { useTheme } from '@payloadcms/ui'

import type { ShownTheme } from '@/domain/settings/palette'

/** The theme that is on the screen, whatever was chosen. */
export const useShownTheme = (): ShownTheme => (useTheme().theme === 'dark' ? 'dark' : 'light')
