/** What the server accepts as a picture, checked before uploading. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp']
export const MAX_PICTURE_MB = 5

/** Why a chosen file cannot be a picture of ours, as a key of the dictionary; null when it can. */
export const refusePicture = (file: { type: string; size: number }) => {
  if (!PICTURE_TYPES.includes(file.type)) return 'account.pictureWrongType'
  return file.size > MAX_PICTURE_MB * 1024 * 1024 ? 'account.pictureTooLarge' : null
}
