/**
 * Types of files that are stored, with the extension of their stored name. SVG and HTML never are.
 */
export const FILE_TYPES = {
  'image/png': { ending: 'png', label: 'PNG' },
  'image/jpeg': { ending: 'jpg', also: ['jpeg', 'jfif'], label: 'JPEG' },
  'image/webp': { ending: 'webp', label: 'WebP' },
  'application/pdf': { ending: 'pdf', label: 'PDF' },
  'text/csv': { ending: 'csv', label: 'CSV' },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    ending: 'xlsx',
    label: 'XLSX',
  },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    ending: 'docx',
    label: 'DOCX',
  },
} as const satisfies Record<string, { ending: string; also?: readonly string[]; label: string }>
export type FileType = keyof typeof FILE_TYPES

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const satisfies FileType[]
export const DOCUMENT_TYPES = [
  'application/pdf',
  ...PICTURE_TYPES,
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const satisfies FileType[]

/** Largest file, in MB of 1024 × 1024 bytes, and in bytes. */
export const MAX_FILE_MB = 20
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024

/** Largest picture, all its frames together, in millions of pixels. */
export const MAX_MEGAPIXELS = 40

/** True for a type of FILE_TYPES. */
export const isFileType = (value: string): value is FileType => Object.hasOwn(FILE_TYPES, value)

/**
 * The name a file is saved under: with the extension of its detected type. Programs open files by
 * their extension, and a PDF may also be a script that is called `invoice.hta`.
 * @param name as `originalName` gives it
 * @param type as it was found in the file; of others the name stays
 */
export const savedName = (name: string, type: string): string => {
  if (!isFileType(type)) return name
  const { ending, also = [] }: { ending: string; also?: readonly string[] } = FILE_TYPES[type]
  const lower = name.toLowerCase()
  return [ending, ...also].some((one) => lower.endsWith(`.${one}`)) ? name : `${name}.${ending}`
}

/** The types in words: `PNG, JPEG, WebP`. */
export const namesOfTypes = (types: readonly FileType[]): string =>
  types.map((type) => FILE_TYPES[type].label).join(', ')
