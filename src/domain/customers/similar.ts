import type { Id } from '../shared/idOf'

/** What two records can have in common that may be one, the surest first. */
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

/** One likeness of a company, or of one of its employees; names are null for readers who may not read them. */
export type Alike = {
  company: number
  companyName: string | null
  employee: number | null
  employeeName: string | null
  likeness: Likeness
  /** How alike the names are, from 0 to 1; 1 for what is the same. */
  score: number
}

/** An existing record that may be the one being typed, with everything that matches. */
export type Similar<Row extends Alike = Alike> = Omit<Row, 'likeness' | 'score'> & {
  likenesses: Likeness[]
}

/** What is shown of a similar record beside its name; null where it is closed to the reader. */
type SimilarFacts = {
  title: string | null
  taxNumber: string | null
  phone: string | null
  email: string | null
}

export type SimilarRow = Alike & SimilarFacts

/** A similar record as its reader may see it: what `POST /api/companies/similar` answers. */
export type SimilarRecord = Similar<SimilarRow> & {
  /** It has the same tax number, address or phone. */
  sure: boolean
  /** Its page, where the reader may open one. */
  href: string | null
}

const MAX_SIMILAR = 5

/** True if a tax number, e-mail address or phone number matches, which two records seldom share. */
export const isSure = ({ likenesses }: Pick<Similar, 'likenesses'>): boolean =>
  likenesses.some((likeness) => WEIGHT[likeness] >= WEIGHT.email)

/**
 * Who is likely meant, the likeliest first: each record once, and a company alone only where none of
 * its people is.
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

/** The part of a question for similar records that a field of a form answers. */
export type SoughtPart = 'name' | 'title' | 'emails' | 'phones' | 'taxNumber'

/** What is asked for similar records. */
export type SimilarQuestion = Partial<
  Record<'name' | 'title' | 'taxNumber', string> & Record<'emails' | 'phones', string[]>
> & { company?: Id; except?: Id; people?: true }

/** The fields by which records of a collection are found to be similar. */
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
 * The question that the values of some fields make.
 * @param by which part each field answers
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
