/**
 * Statements of our own are judged column by column by `queries/shared/readShown` (decision 0059).
 * Reads that go past it are named here, each with what judges its reader instead.
 */

/** Functions that run a statement as it is. */
const RAW = [
  'readRows',
  'readRowsOnReplica',
  'readRowsPrepared',
  'executePrepared',
  'query',
  'poolOf',
  'readPoolOf',
  'onReplica',
  'connectionOf',
  'requireTransaction',
]

/** What `no-restricted-imports` refuses: raw functions by alias, and by paths beside and above. */
export const RAW_READS = {
  regex:
    '(^\\.|/shared)/rows$|(^|/)database/adapter$|operations/shared/transaction$|(^\\.|/engine)/(readPool|onReplica)$',
  importNames: RAW,
  message:
    'Read by readShown, or name the file and what judges its reader in scripts/lint/rawReads.mjs.',
}

const RULES = 'for rules and commands, which need what their caller may not see'
const FACTS = 'facts that decide which commands are offered, without what is closed to the caller'
const OWN = 'what the reader owns themselves'
const BY_COLUMN = 'selects each column by the rights of the reader'
const HIDES = 'leaves out what is closed to the reader before it returns'
const WHOLE = 'nothing for readers without every field that it is made of'
const COUNTS = 'numbers of rows that the reader may list'

/** Files below `src/queries` that read raw rows: what judges their readers. */
export const RAW_READERS = {
  'audit/activityRows.ts': 'the conditions of `trailScope`; `readActivity` opens values by field',
  'audit/readAuditPage.ts': 'up to when events are archived, for readers of the page of the trail',
  'audit/lastChangedBy.ts': 'for users who may change the record, who see names of colleagues',
  'calendar/readFeed.ts': 'the token of the feed; its events are read with the rights of its owner',
  'calendar/readLayers.ts': `${BY_COLUMN} (\`LAYERS\`)`,
  'calendar/readOwnFeed.ts': OWN,
  'customers/readDuplicate.ts': 'for holders of the rights to merge: `readCustomer` checks',
  'customers/readMergeSheet.ts': 'for holders of the rights to merge: its endpoint insists',
  'customers/readSimilar.ts': BY_COLUMN,
  'customers/winnerOf.ts': RULES,
  'dashboard/readTogether.ts': 'the parts that `widgetsFor` opens, by the columns of `Question`',
  'engine/askAs.ts': 'statements of the engine, which knows the rights to every field',
  'engine/figures.ts': 'statements of the engine, which knows the rights to every field',
  'engine/movementTotals.ts': 'statements of the engine, which knows the rights to every field',
  'engine/onReplica.ts': 'statements of its callers, each of which is named here',
  'events/envelopes.ts': `${HIDES} (\`sightOf\`)`,
  'events/readEvents.ts': `${HIDES} (\`sightOf\`)`,
  'export/wholeList.ts': 'statements of the engine, which knows the rights to every field',
  'imports/importRow.ts': RULES,
  'imports/importSheet.ts': 'the importer alone',
  'imports/readImportRows.ts': `${HIDES} (\`shownFields\`)`,
  'jobs/missedJobs.ts': RULES,
  'jobs/readJobs.ts':
    'runs of jobs are the subject `jobs`; values of records in a reason are hidden',
  'jobs/readJobsPage.ts': 'mails and deliveries that failed are the subject `jobs`',
  'list/closedViews.ts': 'ids of views that are kept from the reader',
  'meets/readInvitations.ts':
    'for readers of addresses of customers: `readInvited` and the command',
  'notifications/mailChoices.ts': RULES,
  'notifications/readMailed.ts': `${HIDES} (\`mayReadNotification\`)`,
  'notifications/readNotifications.ts': OWN,
  'notifications/rightRequestViews.ts': 'what became of requests in notifications of the reader',
  'preferences/languageOf.ts': RULES,
  'preferences/readPreferences.ts': OWN,
  'privacy/findPerson.ts': 'for holders of *read* of privacy, across all other rights',
  'privacy/overdueData.ts': 'for holders of *delete* of privacy, across all other rights',
  'privacy/planErasure.ts': 'for holders of *delete* of privacy, across all other rights',
  'privacy/readDestructions.ts': 'for holders of *read* of privacy; without data of people',
  'privacy/readRequests.ts': 'requests of people are the subject `privacy`',
  'projects/readProject.ts': WHOLE,
  'rates/readProposal.ts': RULES,
  'search/search.ts': `${BY_COLUMN} (\`hitsStatement\`)`,
  'settings/companySettings.ts': RULES,
  'settings/privacyNotice.ts': 'a text that customers read without a session',
  'settings/taxRates.ts': RULES,
  'shared/readCommandFacts.ts': FACTS,
  'shared/readExisting.ts': 'an id, which is then read with the rights of the caller',
  'shared/readShown.ts': 'it is the rule',
  'stock/counts/findCountCard.ts': `${RULES}; answers show cards by \`shownCard\``,
  'stock/counts/readEntries.ts': `${RULES}; screens hide names of users`,
  'stock/counts/readLines.ts': `${RULES}; \`readReview\` leaves out what is closed`,
  'stock/counts/readProgress.ts': `${HIDES} (\`cardShower\`)`,
  'stock/counts/readReview.ts': COUNTS,
  'stock/counts/readSheet.ts': `${HIDES} (\`cardShower\`)`,
  'stock/findCardByCode.ts': 'ids by codes that the reader may read, then read with their rights',
  'stock/readBuildable.ts': WHOLE,
  'stock/readCardSums.ts':
    'for readers of movements and reservations: `readCard` and `explainQuantities`',
  'stock/readChangeRows.ts': COUNTS,
  'stock/readClosedUntil.ts': 'a day that every posting is refused by',
  'stock/readCostSteps.ts': 'for readers of costs and movements: `explainCosts` checks',
  'stock/readGroupParts.ts': '`readableGroup` and `explainBuildable` leave out what is closed',
  'stock/readPriceHistory.ts': 'for readers of the trail, by prices that they may read: `readCard`',
  'stock/readRecipes.ts': RULES,
  'stock/readStockOnDay.ts': '`readCardsOnDay` leaves out what is closed',
  'stock/toOrder/explainToOrder.ts': `${WHOLE} (\`toOrderRights\`)`,
  'stock/toOrder/readToOrder.ts': `${WHOLE} (\`toOrderRights\`)`,
  'tenders/approvalHash.ts': RULES,
  'tenders/board/boardFigures.ts': WHOLE,
  'tenders/readTenderSide.ts': 'for readers of all of tenders: `readTenderSide` checks',
  'tenders/comparing/readComparison.ts': 'for readers of all of tenders: its page checks',
  'tenders/deliveries/readDeliveries.ts': 'lines of a note, for holders of `DELIVERY_RIGHTS`',
  'tenders/deliveries/readPromisedCards.ts':
    'for holders of `DELIVERY_RIGHTS`; `readTenderDeliveries` hides what is on hand',
  'tenders/lastPrices.ts': WHOLE,
  'tenders/link/readLink.ts': 'the token of a link; no session',
  'tenders/mailText.ts': 'texts of the settings that the customer gets',
  'tenders/page/readTenderSteps.ts': 'each of its sources names the rights that open it',
  'tenders/page/readTenderView.ts': COUNTS,
  'tenders/quotation/readQuotation.ts': HIDES,
  'tenders/readApprovalSheet.ts': 'each part is null for readers without all that it is made of',
  'tenders/readContent.ts': RULES,
  'tenders/readDemand.ts': RULES,
  'tenders/readTenderItems.ts': RULES,
  'tenders/readTenderSums.ts': 'for readers of the totals: `tenderFigures` checks',
  'tenders/unitCosts.ts':
    'for readers of costs: `readApprovalSheet`, `explainMargin` and the hook of lines check',
  'timeline/readTimeline.ts': `${BY_COLUMN} (\`contentOf\`), of the kinds of \`openCodes\``,
  'trash/readTrash.ts': COUNTS,
  'users/activePeople.ts': 'names to choose from, for holders of the right to the command',
  'users/clientOfKey.ts': RULES,
  'users/confirmation.ts': OWN,
  'users/deputies.ts': 'of the reader, or of users whom they may change; both have agreed on it',
  'users/emergencyAccess.ts': RULES,
  'users/factorPolicy.ts': OWN,
  'users/lastUses.ts': 'of clients that the reader may read',
  'users/leftBehind.ts': 'for holders of the right to suspend the user: the endpoint checks',
  'users/readClient.ts': 'keys and uses are for readers of users as a whole',
  'users/readFactors.ts': OWN,
  'users/readSessions.ts': 'of the reader, or of users whose sessions they may end',
  'users/readUserPage.ts': WHOLE,
  'users/readWhy.ts': 'names of roles, which everybody signed in may know',
  'users/rightRequests.ts': OWN,
  'users/rolePower.ts': RULES,
  'users/rolesOfProvider.ts': RULES,
  'users/signInStates.ts': WHOLE,
  'webhooks/readDeliveries.ts':
    'for readers of webhooks as a whole; answers for who may change them',
  'webhooks/readWebhook.ts': 'the state is for readers of webhooks as a whole',
  'webhooks/webhookTarget.ts': RULES,
}
