import { pageSet } from './entity'

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
