'use client'

import { ExportButton } from '@/components/list/ExportButton'

/** Takes the access matrix along as a file: all roles, not those of one page. */
export const AccessMatrixExport = () => (
  <ExportButton addressOf={(format) => `/api/roles/matrix?format=${format}`} />
)
