/**
 * A refusal is a code with values, never a sentence: `i18n/describeRefusal.ts` turns it into an
 * HTTP status and a sentence in the reader's language.
 */
export type RefusalData = Record<string, unknown>

/** One input that cannot be accepted, by the path of its field (`items.3.quantity`). */
export type FieldRefusal = { path: string; code: RefusalCode; data?: RefusalData }

/** A field to mend; `message` wins over the sentence of its code. */
export type FieldReason = FieldRefusal & { message?: string }

/** Why something was not done, before it is said in a language. */
export type Reason = { code: RefusalCode; data?: RefusalData; fields?: readonly FieldReason[] }

/** Every refusal code, with the HTTP status of its response. */
export const REFUSALS = {
  // input
  invalidInput: 400,
  required: 400,
  notADecimal: 400,
  tooManyDecimals: 400,
  tooLarge: 400,
  textTooLong: 400,
  mustNotBeNegative: 400,
  priceNotPositive: 400,
  quantityNotPositive: 400,
  otherCurrency: 400,
  percentOutOfRange: 400,
  discountTooLarge: 400,
  reductionTooLarge: 400,
  rateNotPositive: 400,
  buyingAboveSelling: 400,
  notAnOption: 400,
  notAList: 400,
  invalidEmail: 400,
  invalidUrl: 400,
  invalidDate: 400,
  dayInPast: 400,
  invalidTaxNumber: 400,
  invalidIban: 400,
  invalidMersisNo: 400,
  unknownPlaceholder: 400,
  invalidPhone: 400,
  invoiceNumberInvalid: 400,
  notWhole: 400,
  unitHoldsFractions: 400,
  dayInFuture: 400,
  endBeforeStart: 400,
  validUntilBeforeDate: 400,
  branchOfOtherCompany: 400,
  employeeOfOtherCompany: 400,
  approverCannotApprove: 400,
  approverAlreadyAsked: 400,
  ownerCannotRead: 400,
  justRegistered: 400,
  bidderContactMissing: 400,
  bidderTwice: 400,
  rowOfOtherRecord: 400,
  itemCardMissing: 400,
  itemGroupMissing: 400,
  choiceWithoutPrice: 400,
  alternativeWithoutLine: 400,
  taxRateNotValid: 400,
  duplicatePart: 400,
  maxBelowMin: 400,
  groupCycle: 400,
  instalmentsDiffer: 400,
  emptyFields: 400,
  unknownSubject: 400,
  unknownAction: 400,
  searchTooShort: 400,
  passwordTooShort: 400,
  passwordTooLong: 400,
  resetLinkInvalid: 400,
  passwordHasContext: 400,
  passwordTooCommon: 400,
  passwordsDiffer: 400,
  wrongCurrentPassword: 400,
  reasonMissing: 400,
  notUnique: 400,
  codeTaken: 400,
  invalidQuery: 400,
  malformedRequest: 400,
  invalidId: 400,
  unknownField: 400,
  // who
  signInFirst: 401,
  wrongCredentials: 401,
  notAllowed: 403,
  crossSite: 403,
  grantBeyondOwn: 403,
  userAboveOwn: 403,
  roleAboveOwn: 403,
  limitAboveOwn: 403,
  rateNotAllowed: 403,
  staffCannotAnswer: 403,
  notFound: 404,
  notInTrash: 404,
  methodNotAllowed: 405,
  // state
  insufficientStock: 409,
  cardAllowsNoOversell: 409,
  alreadyApproved: 409,
  notApproved: 409,
  alreadyInvoiced: 409,
  invoiceNumberTaken: 409,
  acceptedTotalDiffers: 409,
  approvalOutdated: 409,
  tenderExpired: 409,
  bidderMissing: 409,
  tenderHasNoItems: 409,
  tenderTotalZero: 409,
  tenderLocked: 409,
  tenderAccepted: 409,
  wrongTenderState: 409,
  fourEyes: 403,
  approvalLimitExceeded: 403,
  discountLimitExceeded: 403,
  noApprovalRequest: 409,
  alreadyDelivered: 409,
  alreadyRevised: 409,
  alreadyRegistered: 409,
  alreadySent: 409,
  notSent: 409,
  approveFirst: 409,
  linkRevoked: 410,
  linkExpired: 410,
  offerWithdrawn: 410,
  offerChanged: 409,
  offerAccepted: 409,
  offerDeclined: 409,
  choiceNotOffered: 409,
  nothingChosen: 409,
  choiceOutdated: 409,
  applyChoiceFirst: 409,
  tenderNotApproved: 409,
  moreThanOrdered: 409,
  nothingToDeliver: 409,
  alreadyReversed: 409,
  isAReversal: 409,
  groupMakesNothing: 409,
  groupHasNoParts: 409,
  assemblyIsWhole: 409,
  movementIsFinal: 409,
  reservationNotActive: 409,
  reservationNotWaiting: 409,
  reservationBelongsToTender: 409,
  movementBelongsToInvoice: 409,
  periodClosed: 409,
  periodAlreadyClosed: 409,
  periodNotClosed: 409,
  historyIsFinal: 409,
  cardArchived: 409,
  cardNotEmpty: 409,
  archiveInstead: 409,
  changeIsZero: 400,
  noPriceToChange: 409,
  pricesChanged: 409,
  wrongPriceChangeState: 409,
  wrongCountState: 409,
  nothingToCount: 409,
  cardInOpenCount: 409,
  cardNotInCount: 409,
  unknownCode: 404,
  countNeedsChoice: 409,
  countBelowReserved: 409,
  lastAdministrator: 409,
  cannotSuspendYourself: 409,
  alreadyInThatState: 409,
  inUse: 409,
  parentGone: 409,
  driftNotRepairable: 409,
  jobIsOff: 409,
  labelDoesNotFit: 409,
  tooManyLabels: 400,
  wrongImportState: 409,
  nothingToImport: 409,
  importHasErrors: 409,
  importWholeTooLong: 400,
  importerChanged: 403,
  duplicateInFile: 409,
  importNoMatch: 409,
  importManyMatches: 409,
  importRowsDiffer: 409,
  importRowBeside: 409,
  relationNotFound: 400,
  relationAmbiguous: 409,
  changedSinceImport: 409,
  changedSinceCheck: 409,
  bulletinIsFinal: 409,
  bulletinTooOld: 409,
  bulletinDiffers: 409,
  rateLeap: 409,
  staleEdit: 409,
  sameKeyOtherBody: 422,
  stillRunning: 409,
  alreadyDone: 409,
  // limits
  bodyTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  importNotATable: 400,
  importOldExcel: 400,
  importUnpacksTooLarge: 400,
  importTooManyRows: 400,
  importTooManyColumns: 400,
  importEmpty: 400,
  importUnclosedQuote: 400,
  importTookTooLong: 400,
  wholeNumberExpected: 400,
  cellOtherCurrency: 400,
  codeBroken: 400,
  cellIsError: 400,
  notYesOrNo: 400,
  exportRunning: 429,
  exportTooLarge: 400,
  tooManyAttempts: 429,
  fileTooLarge: 413,
  fileTypeNotAllowed: 400,
  fileUnreadable: 400,
  pictureTooLarge: 400,
  uploadQuota: 429,
  preferenceQuota: 409,
  listViewQuota: 409,
  idempotencyQuota: 429,
  overloaded: 503,
  unavailable: 503,
  diskFull: 507,
  unexpected: 500,
} as const

export type RefusalCode = keyof typeof REFUSALS

export const isRefusalCode = (value: unknown): value is RefusalCode =>
  typeof value === 'string' && Object.hasOwn(REFUSALS, value)

/** Thrown by rules and operations; rolls the transaction back. Never catch it and continue. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly data: RefusalData
  readonly fields: FieldRefusal[]

  /**
   * @param code why, from REFUSALS
   * @param options.data values for the sentence and for programs (`{ card, wanted, available }`)
   * @param options.fields the fields to mark, for input that a person can mend
   */
  constructor(code: RefusalCode, options: { data?: RefusalData; fields?: FieldRefusal[] } = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.data = options.data ?? {}
    this.fields = options.fields ?? []
  }
}

/** Throws `invalidInput` when there is at least one field to mend; does nothing otherwise. */
export const refuseFields = (fields: (FieldRefusal | null | undefined)[]): void => {
  const found = fields.filter((field): field is FieldRefusal => Boolean(field))
  if (found.length > 0) throw new Refusal('invalidInput', { fields: found })
}
