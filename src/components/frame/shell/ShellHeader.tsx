import type { ReactNode } from 'react'

import { Customiser } from '@/components/frame/customiser/Customiser'
import { KeyboardLayer } from '@/components/frame/keyboard/KeyboardLayer'
import type { NavEntry } from '@/present/navigation/navTree'
import type { PaletteProps } from '@/components/frame/palette/PaletteBody'
import { FactorNotice } from '@/components/frame/session/FactorNotice'
import { ViewingBanner, type Viewing } from '@/components/frame/session/ViewingBanner'
import { RecordPager } from '@/components/frame/paging/RecordPager'
import { PaletteDialog } from '@/components/frame/palette/PaletteDialog'
import type { StoredShortcut } from '@/present/navigation/storedShortcut'

import { HorizontalNav } from './horizontal/HorizontalNav'
import { MainLandmark, SkipLink } from './MainLandmark'
import { Navbar } from './Navbar'
import type { Person } from '@/present/navigation/person'

type Props = {
  /** The breadcrumb of a page that does not draw its own. */
  crumbs?: ReactNode
  /** The pages the person may see. */
  entries: readonly NavEntry[]
  /** Until when the person has to set up a second factor; null while none is missing. */
  factorDue: string | null
  /** Single-letter shortcuts are on. */
  hasLetters: boolean
  /** Data of the palette; null for anonymous users. */
  palette: PaletteProps | null
  person: Person
  /** The person's shortcuts; null without a right to any page. */
  shortcuts: StoredShortcut[] | null
  siteTitle: string
  /** The role that the session views as; null for its own. */
  viewing: Viewing | null
}

/** The header of every page with a frame: skip link, navbar, breadcrumb, and overlays. */
export const ShellHeader = (props: Props) => (
  <>
    <SkipLink />
    <MainLandmark />
    <Navbar person={props.person} shortcuts={props.shortcuts} siteTitle={props.siteTitle} />
    <HorizontalNav entries={props.entries} />
    {props.viewing && <ViewingBanner viewing={props.viewing} />}
    {props.factorDue && <FactorNotice due={props.factorDue} />}
    <div className="crumbs-frame">
      {props.crumbs}
      <RecordPager />
    </div>
    <Customiser />
    <KeyboardLayer hasLetters={props.hasLetters} />
    {props.palette && <PaletteDialog {...props.palette} />}
  </>
)
