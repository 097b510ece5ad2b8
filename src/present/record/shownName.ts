/** What a record is called: a dash for readers who may not see its name. */
export const shownName = (name: string | null | undefined): string => name || '—'
