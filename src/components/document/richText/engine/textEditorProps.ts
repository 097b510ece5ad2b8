import type { TextState, TextTools } from '../textTools'

export type TextEditorProps = {
  /** The form's value. */
  value: string
  /** Called for changes of the person only, with the stored value again when they undo them all. */
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
