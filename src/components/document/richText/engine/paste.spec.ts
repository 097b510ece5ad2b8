import { Window } from 'happy-dom'
import { $getRoot } from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { expect, it, vi } from 'vitest'
import { EDITOR_CONFIG } from './editorConfig'
import { $readPasted } from './paste'
import { $writeHtml } from './writeHtml'

const page = new Window()
vi.stubGlobal('DOMParser', page.DOMParser)

const pasted = (html: string): string => {
  const editor = createHeadlessEditor(EDITOR_CONFIG)
  editor.update(
    () =>
      $getRoot()
        .clear()
        .append(...$readPasted(editor, html)),
    { discrete: true },
  )
  return editor.read($writeHtml)
}

const item = (text: string, marker: string, level = 1) =>
  `<p class=MsoListParagraph style='margin-left:36pt;text-indent:-18pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>` +
  `<span style='font-size:11.0pt;color:black'>${text}</span></p>`

it.each([
  [
    'lists of a word processor',
    `<html><body>${item('Vana', '·')}${item('Conta', 'o', 2)}${item('Boru', '·')}<p>Son</p></body></html>`,
    '<ul><li>Vana<ul><li>Conta</li></ul></li><li>Boru</li></ul><p>Son</p>',
  ],
  [
    'numbers of a word processor',
    `${item('Keşif', '1.')}${item('Teklif', '2.')}`,
    '<ol><li>Keşif</li><li>Teklif</li></ol>',
  ],
  [
    'its formats, not its defaults',
    "<p class=MsoNormal align=center style='text-align:center'>" +
      '<b><span style=\'font-size:20.0pt;font-family:"Times New Roman",serif;color:#C00000\'>Teklif</span></b>' +
      '<span style=\'font-size:11.0pt;font-family:"Calibri",sans-serif;color:black;background:white\'>\nson</span></p>',
    '<p class="ql-align-center"><span class="ql-font-serif ql-size-huge" style="color: #c00000">' +
      '<strong>Teklif</strong></span> son</p>',
  ],
  [
    'a document of the web',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><h2><span style="font-size:16pt;color:#000000">A</span></h2>' +
      '<ul><li aria-level="1"><p><span style="font-weight:700">b</span></p></li></ul></b>',
    '<h2>A</h2><ul><li><strong>b</strong></li></ul>',
  ],
  [
    'cells in lines of their own',
    '<table><tr><td>a</td><td>b</td></tr></table>',
    '<p>a</p><p>b</p>',
  ],
])('pastes %s', (_, html, written) => {
  expect(pasted(html)).toBe(written)
})
