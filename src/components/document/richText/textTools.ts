import type { TextAlign } from '@/domain/shared/text/richText'
import type { InlineFormats } from '@/domain/shared/text/textFormats'

export type Mark =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strikethrough'
  | 'subscript'
  | 'superscript'
  | 'code'
export type BlockKind = 'paragraph' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'quote'
export type ListKind = 'number' | 'bullet' | 'check'
export type Direction = 'ltr' | 'rtl'

/** Formats at the cursor, or throughout the selection. */
export type TextState = InlineFormats & {
  marks: readonly Mark[]
  block: BlockKind
  list?: ListKind
  align?: TextAlign
  dir?: Direction
  href?: string
  canUndo: boolean
  canRedo: boolean
}

export const NO_FORMATS: TextState = {
  marks: [],
  block: 'paragraph',
  canUndo: false,
  canRedo: false,
}

/** Toolbar actions; each returns the focus to the text. */
export type TextTools = {
  toggleMark: (mark: Mark) => void
  setLetters: (format: keyof InlineFormats, value: string | undefined) => void
  setBlock: (block: BlockKind) => void
  toggleList: (list: ListKind) => void
  setAlign: (align: TextAlign | undefined) => void
  setDirection: (dir: Direction | undefined) => void
  indent: (by: 1 | -1) => void
  /** Links the selection, or inserts the URL if nothing is selected; null unlinks. */
  setLink: (href: string | null) => void
  clear: () => void
  undo: () => void
  redo: () => void
  focus: () => void
}
