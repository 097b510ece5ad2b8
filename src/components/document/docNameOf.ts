type Args = {
  doc: Readonly<Record<string, unknown>>
  /** The title field of the collection, if there is one. */
  titleField?: string
  singular: string
}

/** The name of a record: its title field, else its kind and id ("Stok hareketi 42"). */
export const docNameOf = ({ doc, titleField, singular }: Args): string => {
  const title = titleField && titleField !== 'id' ? doc[titleField] : undefined
  if (typeof title === 'string' && title.trim() !== '') return title
  return doc.id === undefined ? singular : `${singular} ${String(doc.id)}`
}
