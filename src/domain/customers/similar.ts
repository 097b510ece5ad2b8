import type { Id } from '../shared/idOf'

/** Matching values that suggest a duplicate, the most certain first. */
export const LIKENESSES = [
  'taxNumber',
  'email',
  'phone',
  'name',
  'similarName',
  'nameBeginning',
] as const
export type Likeness = (typeof LIKENESSES)[number]

const WEIGHT: Readonly<Record<Likeness, number>> = {
  taxNumber: 8,
  email: 8,
  phone: 8,
  name: 4,
  similarName: 2,
  nameBeginning: 1,
}

/**
 * One match of a company or of one of its employees; names are null for readers who may not read
 * them.
 */
export type Alike = {
  company: number
  companyName: string | null
  employee: number | null
  employeeName: string | null
  likeness: Likeness
  /** Similarity from 0 to 1; 1 for equal values. */
  score: number
}

/** An existing record that may be a duplicate of the one being typed, with all its matches. */
export type Similar<Row extends Alike = Alike> = Omit<Row, 'likeness' | 'score'> & {
  likenesses: Likeness[]
}

/**
 * What is shown of a similar record in addition to its name; null if the reader may not read it.
 */
type SimilarFacts = {
  title: string | null
  taxNumber: string | null
  phone: string | null
  email: string | null
}

export type SimilarRow = Alike & SimilarFacts

/** A similar record as its reader may see it; response of `POST /api/companies/similar`. */
export type SimilarRecord = Similar<SimilarRow> & {
  /** It has the same tax number, address or phone. */
  sure: boolean
  /** Its page, where the reader may open one. */
  href: string | null
  /**
   * Opens the merge with the edited customer; null if the match is not certain or the user lacks
   * the rights.
   */
  mergeHref: string | null
}

const MAX_SIMILAR = 5

/** True if a tax number, e-mail address or phone number matches, which is rarely a coincidence. */
export const isSure = ({ likenesses }: Pick<Similar, 'likenesses'>): boolean =>
  likenesses.some((likeness) => WEIGHT[likeness] >= WEIGHT.email)

/**
 * The likely duplicates, the likeliest first: each record once, and a company only when none of its
 * employees matches.
 * @param rows one for each likeness of a record
 * @returns at most 5
 */
export const similarOf = <Row extends Alike>(rows: readonly Row[]): Similar<Row>[] => {
  const found = new Map<string, { similar: Similar<Row>; score: number }>()
  for (const { likeness, score, ...who } of rows) {
    const key = `${who.company} ${who.employee}`
    const known = found.get(key)
    const others = known?.similar.likenesses ?? []
    found.set(key, {
      similar: {
        ...(known?.similar ?? who),
        likenesses: LIKENESSES.filter((one) => one === likeness || others.includes(one)),
      } as Similar<Row>,
      score: Math.max(score, known?.score ?? 0),
    })
  }
  const all = [...found.values()]
  const people = new Set(
    all.filter(({ similar }) => similar.employee !== null).map(({ similar }) => similar.company),
  )
  const weightOf = ({ similar }: { similar: Similar<Row> }) =>
    similar.likenesses.reduce((sum, likeness) => sum + WEIGHT[likeness], 0)
  return all
    .filter(({ similar }) => similar.employee !== null || !people.has(similar.company))
    .sort(
      (a, b) =>
        weightOf(b) - weightOf(a) ||
        b.score - a.score ||
        (a.similar.companyName ?? '').localeCompare(b.similar.companyName ?? ''),
    )
    .map(({ similar }) => similar)
    .slice(0, MAX_SIMILAR)
}

/** The search criterion that a form field fills. */
export type SoughtPart = 'name' | 'title' | 'emails' | 'phones' | 'taxNumber'

/** Search criteria for similar records. */
export type SimilarQuestion = Partial<
  Record<'name' | 'title' | 'taxNumber', string> & Record<'emails' | 'phones', string[]>
> & { company?: Id; except?: Id; people?: true }

/** The fields that are compared to find similar records of a collection. */
export const SOUGHT_BY = {
  companies: {
    name: 'name',
    title: 'title',
    email: 'emails',
    bossPhone: 'phones',
  },
  employees: {
    name: 'name',
    email: 'emails',
    phone1: 'phones',
    phone2: 'phones',
    cellPhone1: 'phones',
    cellPhone2: 'phones',
  },
} as const satisfies Record<string, Readonly<Record<string, SoughtPart>>>

/**
 * Builds the search criteria from the values of some fields.
 * @param by which criterion each field fills
 * @param values by field; texts as they were typed
 * @returns null while there is nothing to look for
 */
export const questionOf = (
  by: Readonly<Record<string, SoughtPart>>,
  values: Readonly<Record<string, unknown>>,
): SimilarQuestion | null => {
  const question: SimilarQuestion = {}
  for (const [field, part] of Object.entries(by)) {
    const value = values[field]
    const text = typeof value === 'string' ? value.trim() : ''
    if (text === '') continue
    if (part === 'emails' || part === 'phones') (question[part] ??= []).push(text)
    else question[part] = text
  }
  return Object.keys(question).length > 0 ? question : null
}
