import Quill from 'quill/core'
import { AlignClass } from 'quill/formats/align'
import { BackgroundClass } from 'quill/formats/background'
import Bold from 'quill/formats/bold'
import { ColorClass } from 'quill/formats/color'
import { FontClass } from 'quill/formats/font'
import Header from 'quill/formats/header'
import Indent from 'quill/formats/indent'
import Italic from 'quill/formats/italic'
import List from 'quill/formats/list'
import Script from 'quill/formats/script'
import { SizeClass } from 'quill/formats/size'
import Strike from 'quill/formats/strike'
import Underline from 'quill/formats/underline'
import { TEXT_COLORS } from '@/domain/shared/richText'

let isRegistered = false

/** The formats of the editor; colours by name, so that they follow the theme. */
const register = () => {
  if (isRegistered) return
  isRegistered = true
  ColorClass.whitelist = [...TEXT_COLORS]
  BackgroundClass.whitelist = [...TEXT_COLORS]
  Quill.register(
    {
      'formats/align': AlignClass,
      'formats/background': BackgroundClass,
      'formats/bold': Bold,
      'formats/color': ColorClass,
      'formats/font': FontClass,
      'formats/header': Header,
      'formats/indent': Indent,
      'formats/italic': Italic,
      'formats/list': List,
      'formats/script': Script,
      'formats/size': SizeClass,
      'formats/strike': Strike,
      'formats/underline': Underline,
    },
    true,
  )
}

/** Tab leaves the editor, as in every other field; the tool bar indents. */
const NO_TAB = { tab: null, indent: null, outdent: null, 'remove tab': null } as never

/**
 * Creates an editor in an element of the page.
 * @param element an empty element; becomes the frame of the editable part
 */
export const createQuill = (element: HTMLElement): Quill => {
  register()
  return new Quill(element, { modules: { keyboard: { bindings: NO_TAB } } })
}

/** Sets the content without firing a change event of the user. */
export const showHtml = (quill: Quill, html: string) => {
  quill.setContents(quill.clipboard.convert({ html }), 'silent')
}

/** The content as HTML, or an empty string; the editor writes every blank as a no-break space. */
export const htmlOf = (quill: Quill): string =>
  quill.getText().trim() === '' ? '' : quill.getSemanticHTML().replaceAll('&nbsp;', ' ')
