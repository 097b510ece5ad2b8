import type { FILE_VISIBILITIES } from '@/domain/tenders/tenderTypes'

export type Visibility = (typeof FILE_VISIBILITIES)[number]

export type StoredFile = {
  id: number
  filename: string
  originalName: string
  filesize?: number | null
  mimeType?: string | null
  visibility: Visibility
}

/** URL of a stored file. */
export const addressOfFile = ({ filename }: StoredFile): string =>
  `/api/tender-files/file/${encodeURIComponent(filename)}`

export const isPicture = ({ mimeType }: StoredFile): boolean =>
  mimeType?.startsWith('image/') ?? false

/** True for types that a browser can display. */
export const hasPreview = (file: StoredFile): boolean =>
  isPicture(file) || file.mimeType === 'application/pdf'
