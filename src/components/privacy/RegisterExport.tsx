'use client'

import { ExportButton } from '@/components/list/ExportButton'

/** Takes the register of processing along as a file. */
export const RegisterExport = () => (
  <ExportButton addressOf={(format) => `/api/privacy/processing?format=${format}`} />
)
