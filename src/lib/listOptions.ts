/** An allowed entry of a list of texts, with its label. */
export type ListedOption = { value: string; label: Readonly<Record<string, string>> }

/**
 * The options of a field made by `listField`, with their labels.
 * @returns undefined for other fields; none for texts that are shown as they are
 */
export const listOptionsOf = (field: unknown): readonly ListedOption[] | undefined =>
  (field as { custom?: { listOf?: readonly ListedOption[] } } | null)?.custom?.listOf
