/** The types and the size the server accepts for a picture, checked before the upload. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp']
export const MAX_PICTURE_MB = 5

/** Why a file is not accepted as a picture, as a dictionary key; null if it is accepted. */
export const refusePicture = (file: { type: string; size: number }) => {
  if (!PICTURE_TYPES.includes(file.type)) return 'account.pictureWrongType'
  return file.size > MAX_PICTURE_MB * 1024 * 1024 ? 'account.pictureTooLarge' : null
}
