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

/** Where a stored file is read. */
export const addressOfFile = ({ filename }: StoredFile): string =>
  `/api/tender-files/file/${encodeURIComponent(filename)}`

export const isPicture = ({ mimeType }: StoredFile): boolean =>
  mimeType?.startsWith('image/') ?? false

/** True for what a browser can show. */
export const hasPreview = (file: StoredFile): boolean =>
  isPicture(file) || file.mimeType === 'application/pdf'
