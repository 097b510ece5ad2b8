type Args = {
  doc: Readonly<Record<string, unknown>>
  /** The field that names records of this kind, if there is one. */
  titleField?: string
  singular: string
}

/** What a record is called: by its naming field, else by its kind and number ("Stok hareketi 42"). */
export const docNameOf = ({ doc, titleField, singular }: Args): string => {
  const title = titleField && titleField !== 'id' ? doc[titleField] : undefined
  if (typeof title === 'string' && title.trim() !== '') return title
  return doc.id === undefined ? singular : `${singular} ${String(doc.id)}`
}
