import { ALL_METHODS, entity, pageSet } from './entity'

export const tenderItems = entity({
  slug: 'tender-items',
  goesBy: ['description', 'stockCard', 'stockGroup'],
  subject: 'tenders',
  fieldOf: 'items',
  costs: ['unitCost'],
  words: 'tenderItems',
  pages: [],
  deletedWith: [
    ['write', 'tenders'],
    ['create', 'tenders'],
  ],
  api: { methods: ALL_METHODS },
})

export const tenderFiles = entity({
  slug: 'tender-files',
  subject: 'tenders',
  fieldOf: 'files',
  words: 'tenderFiles',
  title: 'originalName',
  pages: [],
  deletedWith: [
    ['write', 'tenders'],
    ['create', 'tenders'],
  ],
  api: { methods: ALL_METHODS, isUpload: true },
})

/** Sends of tenders: the stored document, recipients, and the link. */
export const tenderSends = entity({
  slug: 'tender-sends',
  subject: 'tenders',
  words: 'tenderSends',
  title: 'subject',
  inDialogs: ['subject'],
  codes: ['recipients'],
  pages: [],
  api: {
    methods: ['GET'],
    isUpload: true,
    recordViews: [{ name: 'link', label: 'tenderSends.actions.copyLink' }],
  },
})

/** Customers' answers through such a link. */
export const tenderAnswers = entity({
  slug: 'tender-answers',
  subject: 'tenders',
  words: 'tenderAnswers',
  title: 'name',
  codes: ['address'],
  pages: [],
  api: { methods: ['GET'] },
})

/** Tenders by stage. */
export const tenderBoard = pageSet({
  pages: [
    {
      kind: 'screen',
      name: 'tenderBoard',
      path: '/tenders/board',
      title: 'board.title',
      view: 'tenderBoard',
      screen: 'TenderBoardView',
      right: ['read', 'tenders', '*'],
    },
  ],
})
