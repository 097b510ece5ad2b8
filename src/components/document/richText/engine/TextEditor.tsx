'use client'

import { CheckListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalCheckListPlugin'
import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer'
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin'
import { LinkPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin'
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin'
import { isHref } from '@/domain/shared/text/textLink'
import { EDITOR_CONFIG } from './editorConfig'
import { $showHtml } from './showHtml'
import type { TextEditorProps } from './textEditorProps'
import { useEditorInForm } from './useEditorInForm'

const InForm = (props: TextEditorProps) => {
  useEditorInForm(props)
  return null
}

/** The editor itself; loaded when a form is shown. */
export const TextEditor = (props: TextEditorProps) => {
  const { value, isLocked, id, labelledBy, describedBy, isInvalid } = props
  return (
    <LexicalComposer
      initialConfig={{
        ...EDITOR_CONFIG,
        editable: !isLocked,
        editorState: (editor) => $showHtml(editor, value),
      }}
    >
      <RichTextPlugin
        ErrorBoundary={LexicalErrorBoundary}
        contentEditable={
          <ContentEditable
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            aria-labelledby={labelledBy}
            aria-multiline
            aria-readonly={isLocked || undefined}
            className="formatted rich-text__text"
            dir="auto"
            id={id}
            role="textbox"
            tabIndex={0}
          />
        }
      />
      <HistoryPlugin />
      <ListPlugin />
      <CheckListPlugin />
      <LinkPlugin validateUrl={isHref} />
      <InForm {...props} />
    </LexicalComposer>
  )
}
