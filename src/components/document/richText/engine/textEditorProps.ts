import type { TextState, TextTools } from '../textTools'

export type TextEditorProps = {
  /** The form's value. */
  value: string
  /** Called for the user's changes only; undoing all of them passes the stored value again. */
  onChange: (html: string) => void
  isLocked: boolean
  /** Called with the tools when the text can be edited. */
  onReady: (tools: TextTools) => void
  onState: (state: TextState) => void
  toToolbar: () => void
  id: string
  labelledBy: string
  describedBy?: string
  isInvalid: boolean
}
