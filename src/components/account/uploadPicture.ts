import { sendJson } from '@/components/ui/sendJson'

export type UploadedPicture = { id: number }

/** Stores a picture among the media; what uses it names its id afterwards. */
export const uploadPicture = (file: File) => {
  const form = new FormData()
  form.append('file', file)
  form.append('_payload', JSON.stringify({}))
  return sendJson<{ doc: UploadedPicture }>('/api/media', form)
}
