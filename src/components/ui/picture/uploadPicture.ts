import { callApi } from '../requests/api'

export type UploadedPicture = { id: number }

/** Uploads a picture to the media; its id is then stored where it is used. */
export const uploadPicture = (file: File) => {
  const form = new FormData()
  form.append('file', file)
  form.append('_payload', JSON.stringify({}))
  return callApi<{ doc: UploadedPicture }>('/api/media', { body: form })
}
