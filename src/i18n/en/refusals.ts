import type { Texts } from '../texts'
import type { refusals as tr } from '../tr/refusals'

export const refusals: Texts<typeof tr> = {
  errors: {
    notFoundTitle: 'Page not found',
    notFoundText: "We couldn't find the page you are looking for.",
    notAuthorizedTitle: 'Not authorised',
    notAuthorizedText: 'You are not authorised to view this page.',
  },
  refusals: {
    invalidInput: 'Please correct the marked fields.',
    required: 'This field is required.',
    notADecimal: 'Enter a valid number.',
    tooManyDecimals: 'There are too many decimal places.',
    tooLarge: 'The value is too large.',
    textTooLong: 'At most {max} characters can be written here.',
    mustNotBeNegative: 'The value cannot be less than 0.',
    priceNotPositive: 'Price must be greater than 0.',
    quantityNotPositive: 'Quantity must be greater than 0.',
    otherCurrency: 'This amount is not in the quotation’s currency.',
    percentOutOfRange: 'The percentage must be between 0 and 100.',
    discountTooLarge: 'The discount cannot exceed the amount.',
    reductionTooLarge: 'The reduction must be less than 100%.',
    rateNotPositive: 'The currency rate must be greater than 0.',
    buyingAboveSelling: 'The buying rate cannot be higher than the selling rate.',
    notAnOption: 'Choose one of the options.',
    notAList: 'A list is expected here.',
    invalidEmail: 'Enter a valid email.',
    invalidUrl: 'Enter a valid link that starts with http or https.',
    dayInPast: 'This day is in the past.',
    invalidDate: 'Enter a valid date.',
    invalidTaxNumber: 'The tax number is not valid.',
    invalidIban: 'The IBAN is not valid: a letter or digit is wrong or missing.',
    invalidMersisNo: 'A MERSIS number has 16 digits.',
    unknownPlaceholder: 'Unknown placeholder: {unknown}. You can use: {known}',
    invalidPhone: 'This is not a phone number. Example: +90 212 555 01 02',
    endBeforeStart: 'The end cannot be before the start.',
    durationOtherThanEnd:
      'The duration does not fit the start and the end. Clear or correct one of them.',
    durationOfWholeDay:
      'An all-day meeting has no duration. Clear the duration or untick “All day”.',
    validUntilBeforeDate: 'The quotation cannot expire before its date.',
    branchOfOtherCompany: 'This branch belongs to another company.',
    employeeOfOtherCompany: 'This employee belongs to another company.',
    bidderMissing: 'Choose a company or enter the name of the unregistered person.',
    bidderContactMissing: 'Enter the email or phone of the unregistered person.',
    bidderTwice: 'A quotation is for a company or for an unregistered person, not both.',
    itemCardMissing: 'Choose a stock card for the line.',
    rowOfOtherRecord: 'This line belongs to another record.',
    notACall: 'Only a call has an outcome and a length.',
    minutesInvalid: 'The length is a whole number of minutes from 1 to {max}.',
    noteStays: 'A note stays on its record; neither its kind nor its record can be changed.',
    actionStays: 'An action stays on its record; the record cannot be changed.',
    timeInvalid: 'Write the time like 09:30.',
    snoozeNotLater: 'Choose a day after today.',
    mentionCannotRead:
      'Somebody who is mentioned may not see this note: their account is not active or they lack the permission. Choose somebody else from the list.',
    recordNotFound: 'There is no such record, or you may not see it.',
    itemGroupMissing: 'Choose a stock group for the line.',
    choiceWithoutPrice: 'Only lines with a price can be optional or alternative.',
    alternativeWithoutLine: 'An alternative needs a line above it that is included in the total.',
    tooManyLines: 'A quotation can have at most {max} lines.',
    taxRateNotValid: 'VAT {rate}% does not hold on this date. Rates that hold (%): {valid}',
    duplicatePart: 'This stock card is already in the group.',
    maxBelowMin: 'The maximum cannot be less than the minimum quantity.',
    groupCycle: 'A card cannot be part of itself.',
    groupMakesNothing: 'This group becomes no card of its own.',
    groupHasNoParts: 'The group has no parts.',
    assemblyIsWhole: 'The rows of an assembly can only be reversed together.',
    instalmentsDiffer:
      'The instalments ({planned}) must add up to the total of the quotation ({total}).',
    emptyFields: 'The fields list cannot be empty.',
    unknownSubject: 'There is no such permission subject.',
    unknownAction: 'This subject has no such action.',
    searchTooShort: 'You must enter at least 3 letters to search.',
    passwordTooShort: 'The password must have at least {min} characters.',
    passwordTooLong: 'The password can have at most 128 characters.',
    passwordHasContext:
      'The password cannot be made up of the name, email address or company name. Add other words.',
    passwordTooCommon:
      'This password is easy to guess. Choose several words that have nothing to do with each other.',
    passwordsDiffer: 'Passwords do not match.',
    wrongCurrentPassword: 'The current password is wrong.',
    resetLinkInvalid: 'The reset link is invalid or has expired.',
    reasonMissing: 'Give a reason.',
    invoiceNumberInvalid: 'An invoice number may only contain the letters A–Z, digits, / and -.',
    notWhole: 'Cards counted in pieces or sets take whole quantities only.',
    unitHoldsFractions:
      'There are fractions of this card:{stock, select, true { in stock;} other {}}{reserved, select, true { in a reservation;} other {}}{groups, select, true { in a stock group;} other {}}{counts, select, true { in an open count;} other {}}{tenders, select, true { in an open quotation;} other {}} its unit cannot become piece or set.',
    dayInFuture: 'The date cannot be later than today.',
    approvalOutdated:
      'The quotation no longer says what was approved. Withdraw the approval and approve it again.',
    codeTaken: 'The card “{name}” already has this code.',
    notUnique: 'Another record already uses this value.',
    invalidQuery: 'The query is not valid.',
    invalidId: 'The record ID is not valid.',
    unknownField: 'There is no such field.',
    twoCallers: 'The request carries both a key and a session; send only one of them.',
    unknownVersion: 'The interface has no such version. It has {version}.',
    unknownScope: 'There is no such scope: {scope}',
    invalidNetwork: 'Enter a valid address or network. Example: 203.0.113.0/24',
    unknownEventType: 'There is no such event: {type}',
    addressRefused: 'This address leads to a private network. Enter a public https address.',
    tooManyToReplay: 'This range has more than {max} events. Enter a narrower one.',
    tooManyWebhooks: 'There can be at most {max} webhooks. Delete one that is not used.',
    expiryOutOfRange: 'The end must be at least {least} and at most {most} days from today.',
    invalidKey: 'The key is not valid: it is wrong, has expired or was revoked.',
    peopleOnly: 'Only people can do this, not programs.',
    programsOnly: 'Only programs can use this address, with their own key.',
    networkNotAllowed: 'This key cannot be used from this network.',
    channelNotAllowed: 'This key is not open for this interface.',
    signInFirst: 'Please sign in first.',
    wrongCredentials: 'Wrong email or password.',
    notAllowed: 'You are not allowed to do this.',
    crossSite: 'The request came from another site and was not accepted.',
    grantBeyondOwn: 'You cannot grant a right you do not have.',
    userAboveOwn:
      'This person has more rights than you; only somebody with at least the same rights can change them.',
    roleAboveOwn:
      'This role has more rights than you; only somebody with at least the same rights can change it.',
    limitAboveOwn: 'You cannot loosen an approval rule that binds you or someone above you.',
    rateNotAllowed: 'You are not allowed to change rates; the rate has to stay at {proposed}.',
    notFound: 'Record not found.',
    notInTrash: 'This record is no longer in the trash: it was restored or deleted for good.',
    methodNotAllowed: 'This address has no such action.',
    tooManyKeys: 'A program has at most two valid keys.',
    insufficientStock: 'Quantity cannot exceed the current quantity.',
    cardAllowsNoOversell:
      'This setting cannot be turned off while reservations exceed the quantity on hand.{names, select, none {} other { Quotations with reservations: {names}}}',
    alreadyApproved: 'This quotation is already approved.',
    notApproved: 'This quotation is not approved.',
    alreadyInvoiced: 'This quotation is already invoiced.',
    acceptedTotalDiffers:
      'The customer accepted {acceptedTotal}; the total of the quotation is {total}. Apply the choice, or confirm the difference.',
    invoiceNumberTaken: 'This invoice number is used on another quotation.',
    tenderExpired: 'This quotation has expired.',
    tenderHasNoItems: 'The quotation has no items.',
    tenderTotalZero: 'The total of the quotation cannot be 0.',
    tenderLocked: 'An approved or closed quotation cannot be changed.',
    wrongTenderState: 'The status of the quotation does not allow this.',
    fourEyes: 'Someone else must approve a quotation you prepared.',
    alreadyReversed: 'This movement is already reversed.',
    isAReversal: 'A reversal cannot be reversed.',
    movementIsFinal: 'A stock movement cannot be changed or deleted; reverse it.',
    alreadyDelivered:
      'Part of this quotation has been delivered; reverse its delivery movements first.',
    alreadyRegistered: 'The customer of this quotation is registered already.',
    alreadySent: 'This quotation was sent already; you can send it again.',
    notSent: 'This quotation was not sent yet.',
    approveFirst: 'The quotation must be approved before it is sent.',
    linkRevoked: 'This link was withdrawn.',
    linkLost:
      'This link was made before the secret of the server changed, and cannot be shown. The one the customer has still works; send the quotation again for a new one.',
    linkExpired: 'The quotation is no longer valid: its last day is over.',
    offerWithdrawn: 'This quotation was withdrawn or replaced by another.',
    offerChanged: 'The quotation was changed after you opened it; please ask for a new link.',
    offerAccepted: 'This quotation was accepted already.',
    offerDeclined: 'This quotation was declined already.',
    choiceNotOffered:
      'This choice is not offered by this quotation. Reload the page and choose again.',
    nothingChosen: 'The customer chose no optional or alternative line.',
    applyChoiceFirst:
      'The customer accepted this quotation with a choice; apply the choice first, then register the customer in the revision.',
    choiceOutdated:
      'The quotation was changed after the customer accepted it; apply the choice by hand in a revision.',
    staffCannotAnswer: 'Only the customer can answer the quotation; you are signed in as staff.',
    alreadyRevised: 'This quotation already has a revision in force; go on with that one.',
    tenderNotApproved:
      'Stock can be issued for an approved quotation only; approve the quotation first.',
    nothingToDeliver: 'Nothing is left to deliver from this quotation.',
    moreThanOrdered:
      'You cannot deliver more of this card than the quotation still needs; revise the quotation for more.',
    reservationBelongsToTender:
      'The approval of the quotation made this reservation; withdraw the approval to change it.',
    movementBelongsToInvoice:
      'This movement belongs to an invoiced quotation; withdraw the invoice of the quotation first.',
    companyMerged: '“{name}” was merged into {into}; use that one.',
    companyNotMerged: 'This customer is not merged.',
    winnerMerged: '“{name}” was merged into another customer as well; split that one first.',
    mergeWithItself: 'A customer cannot be merged with itself; choose another one.',
    cardArchived: '“{name}” is archived; unarchive it to use it.',
    cardNotEmpty:
      'The card is in use and cannot be archived:{stock, select, true { there is stock of it;} other {}}{reserved, select, true { it is reserved;} other {}}{tenders, select, true { it is in open quotations;} other {}}{counts, select, true { it is in an open count;} other {}}{groups, select, true { it is in a stock group;} other {}} settle these first.{names, select, none {} other { Used in: {names}}}',
    archiveInstead: 'This card has a history and cannot be deleted; archive it instead.',
    changeIsZero: 'Enter a value other than zero.',
    noPriceToChange: 'None of the chosen cards has a price that would change.',
    pricesChanged:
      'Since the preview the prices of {count, plural, one {# card} other {# cards}} changed ({names}); preview again.',
    wrongPriceChangeState: 'This price change was undone already.',
    periodClosed: 'Stock is closed up to {day}; use a later day.',
    periodAlreadyClosed: 'Stock is already closed up to {day}. Choose a later day.',
    periodNotClosed: 'This day is open already. Choose an earlier day or leave it empty.',
    historyIsFinal: 'Records of the past cannot be changed or deleted.',
    wrongCountState: 'The count does not allow this at its present stage.',
    nothingToCount: 'There is nothing to count; add cards to the list or choose another scope.',
    cardInOpenCount: 'The card is in another open count. A card can be in one count at a time.',
    cardNotInCount: 'This card is not part of the count.',
    unknownCode: 'No card has this code.',
    countNeedsChoice: 'Some cards still wait for a decision.',
    countBelowReserved:
      'After the count there would be less than is reserved. First choose which reservation to release.',
    reservationNotActive: 'This reservation is no longer active.',
    reservationNotWaiting: 'This one no longer waits.',
    lastAdministrator: 'The last administrator cannot be suspended or lose their rights.',
    lastBreakGlass:
      'The last administrator with emergency access cannot be suspended or lose it, nor their role or second factor. Give emergency access to another administrator first.',
    breakGlassNeedsFactor:
      'Emergency access needs two-step verification or a passkey: the user has to set one up first.',
    breakGlassKeepsFactor:
      'You have emergency access, so your last factor cannot be removed. Add another one first, or have an administrator take the access away.',
    lastIdentity: 'Only company accounts can sign in, so your last one cannot be unlinked.',
    cannotSuspendYourself: 'You cannot suspend yourself.',
    wrongCode: 'The code is wrong, too old or used already. Enter another one.',
    passkeyRefused: 'The passkey was not accepted. Try again, or sign in with your password.',
    ssoRefused:
      'Your company account could not sign you in. Try again, or use your password; if it goes on, tell your administrator.',
    ssoUnavailable:
      'The provider of your company account cannot be reached. You can sign in with your password.',
    noRoleForYou: 'Your company account has no role here. Please ask your administrator.',
    passwordSignInClosed:
      'Only accounts with emergency access can sign in with a password or passkey, and these details do not open one. Sign in with your company account.',
    stepExpired: 'This sign-in has expired. Sign in again.',
    confirmItsYou: 'Confirm that it is you to do this.',
    viewingAsRole: 'You are viewing as {role}, read only. End that first to make changes.',
    resetOwnFactors: 'You turn off or renew your own verification in your account settings.',
    noFactor: 'Two-step verification is not on.',
    mailOff:
      'The server sends no mail, so nobody can be invited. Set the password yourself, or have SMTP_URL configured.',
    notInvited: 'There is no invitation to be accepted.',
    invitationOver:
      'This invitation is invalid, used or has expired. Ask whoever invited you for a new one.',
    factorOff: 'Two-step verification is off for your role.',
    passkeyExists: 'The passkey of this device is registered already.',
    passkeysUnavailable:
      'Passkeys cannot be used at this address: a domain name opened with https is needed.',
    tooManyPasskeys: 'You can have at most {max} passkeys. Remove one that you do not use first.',
    lastFactor:
      'Your role requires two-step verification, so your last factor cannot be removed. Add another one first, or move it to another phone.',
    lastWayIn:
      'You have no password: without this, nobody could sign in to your account. Set a password or add another passkey first.',
    ownFactorPolicy:
      'You cannot loosen the two-step verification rule of your own role, nor move yourself to a role with a looser one. Another administrator can.',
    setupExpired: 'The setup has expired, or began anew in another tab. Start again.',
    factorUnreadable:
      'The verification codes of this account cannot be checked any more. Use a recovery code or ask your administrator.',
    alreadyInThatState: 'The record is already in that state.',
    noRightMissing: 'You lack no right for this.',
    rightRequested: 'You have asked for this right within the last week.',
    tooManyRightRequests: 'You have asked for many rights this week. Try again in a few days.',
    nobodyGivesRight: 'Nobody can receive this request at the moment. Contact your administrator.',
    inUse: 'This record is used elsewhere and cannot be deleted.',
    companyOfUsed: 'This record is used elsewhere, so its company cannot be changed.',
    noteIsFinal:
      'A note can be changed for 15 minutes after it was written. Add a new note instead.',
    parentGone: 'A record that this one belongs to was deleted. Restore that one first.',
    bulletinIsFinal:
      'What the central bank published cannot be changed or deleted; enter a rate of your own for that day, which then counts.',
    labelDoesNotFit: 'The code of this card does not fit the chosen label: {name}',
    tooManyLabels: 'A file can hold at most 1000 labels.',
    driftNotRepairable: 'This difference cannot be repaired automatically: examine the records.',
    jobIsOff: 'This job is switched off: the setting {setting} of the server is empty.',
    bulletinTooOld:
      'The bulletin is of {day}. A bulletin older than {days} days is not taken; check the address or enter the rate by hand.',
    bulletinDiffers:
      'The bulletin of {day} differs from what was published before for {currency}. Enter the right rate for that day by hand.',
    rateLeap:
      'The {currency} rate of {day} is {rate}; the last one, of {lastDay}, was {last}. Such a difference is not taken automatically: if it is right, enter it for that day by hand.',
    nothingToErase:
      'This person has been erased from the ticked records already; nothing is left to erase.',
    wrongRequestState:
      'This request was closed or reopened meanwhile. Reload the page and look again.',
    notOverdue: 'The ticked records are not past their retention period, or are erased already.',
    erasureChanged:
      'The ticked records have changed since you looked. Look again at what will be erased.',
    namesThePerson:
      'The reason must not contain the person’s name, e-mail or phone: it is kept after the erasure.',
    staleEdit: 'Someone else changed this record.',
    cursorGone: 'Events after this point are no longer in the log: read it from its beginning.',
    sameKeyOtherBody: 'The same idempotency key was used with a different request.',
    stillRunning: 'The same operation is still running.',
    alreadyDone: 'This action was already carried out.',
    confirmFirst: 'First ask what this would change (dryRun), then confirm that.',
    confirmOutdated:
      'What this would change is no longer what was confirmed. Look at it again and confirm it anew.',
    bodyTooLarge: 'The data sent is too large.',
    unsupportedMediaType: 'This type of content is not accepted.',
    malformedRequest: 'The request cannot be understood: its address is broken or incomplete.',
    tooManyAttempts:
      'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
    tooManyRequests: 'Too many attempts. Please wait a little and try again.',
    wrongImportState: 'The import is not in a state for this step. Reload the page.',
    nothingToImport: 'No row is ready to be imported.',
    importHasErrors:
      'This file is imported as a whole or not at all. Correct the rows with errors first.',
    importWholeTooLong: 'At most {max} rows are imported as a whole. Split the file.',
    importerChanged: 'The account or the rights of the person who imports have changed.',
    duplicateInFile: 'Row {row} of the file has this value as well.',
    importNoMatch: 'No record has this key.',
    importManyMatches: 'More than one record has this key.',
    importRowsDiffer: 'Row {row} of the same record says something else here.',
    importRowBeside: 'Row {row} of the same record is wrong; its rows are taken together.',
    relationNotFound: '“{value}” was not found.',
    relationAmbiguous: '“{value}” fits more than one record.',
    changedSinceImport: 'The record was changed after the import.',
    changedSinceCheck: 'The record was changed after the check; this row was not saved.',
    importNotATable: 'No table was found in the file. Choose a CSV or XLSX file.',
    importOldExcel:
      'This is an old Excel file (.xls) or has a password. Open it in Excel and save it as .xlsx without a password.',
    importUnpacksTooLarge:
      'What is in the file is too large. Remove extra sheets, pictures and formats, or split the file.',
    importTooManyRows: 'At most {max} rows are read from one file. Split the file.',
    importTooManyColumns:
      'A file can have at most {max} columns. Delete those that are not needed.',
    importEmpty: 'The file has no rows below its headings.',
    importUnclosedQuote:
      'A quotation mark (") that opens on line {line} is never closed. Mend the file and choose it again.',
    importTookTooLong: 'Reading the file took too long. Try a smaller file.',
    wholeNumberExpected: 'This must be a whole number.',
    cellOtherCurrency: 'Amounts in this column must be in {currency}.',
    codeBroken: 'Excel has broken the digits of this code. Enter the real one.',
    cellIsError: 'The cell holds an error sign of Excel instead of a value.',
    notYesOrNo: 'This must be yes or no.',
    exportRunning: 'An export is still running. Try again when it is done.',
    exportTooLarge: 'A file holds at most {max} records. Narrow the list with a filter.',
    exportNotReady: 'The file is being prepared. You will be notified when it is ready.',
    exportFailed: 'The file could not be prepared. Request it again.',
    exportRightsChanged:
      'Your permissions have changed since the file was prepared. Request it again.',
    fileTooLarge: 'A file can have at most {max} MB.',
    fileTypeNotAllowed: 'This type of file is not accepted. Accepted are: {types}.',
    fileUnreadable:
      'The file could not be read. It may be damaged or incomplete; check it and try again.',
    pictureTooLarge: 'The picture is too large: it can have at most {max} megapixels.',
    uploadQuota: 'You have uploaded as much as is possible in one day. Please try again tomorrow.',
    preferenceQuota: 'No more personal preferences can be stored.',
    listViewQuota:
      'You can save at most {max} list views. Delete one you no longer use to save another.',
    idempotencyQuota:
      'The number of Idempotency-Keys possible in one day has been used. Please try again later.',
    overloaded: 'The system is very busy. Please try again shortly.',
    unavailable: 'The system is not available at the moment. Please try again shortly.',
    diskFull:
      'Nothing was saved, because the disk of the server is full. Please tell your administrator, and try again once there is room.',
    unexpected: 'An unexpected error occurred.',
    tenderAccepted: 'The customer accepted this quotation; revise it to change it.',
    justRegistered:
      'A company of this name was registered a moment ago. Open the dialog again and choose it.',
    approvalLimitExceeded:
      'The quotation’s total ({total}) is above your approval limit ({limit}).',
    discountLimitExceeded:
      'The discount of the quotation ({discount}) is above your approval limit ({limit}).',
    meetNotPlanned: 'The meeting is not planned.',
    meetOver: 'The meeting is over.',
    meetWithoutStart: 'Give the meeting a start first.',
    invitedUpToDate: 'Invitees know the meeting as it is; there is nothing to send.',
    noApprovalRequest: 'No approval of this quotation is asked of you.',
    approverAlreadyAsked:
      'This person was asked for this quotation and has not answered yet. You can choose somebody else.',
    approverCannotApprove:
      'This person may not approve this quotation. Choose somebody else from the list.',
    mailsNeverOff:
      'Emails about this cannot be turned off: they come at once or in the daily summary.',
    deputyMayNot: 'This person cannot approve.',
    deputyOverlaps: 'On these days one of the two has another deputy, or is one.',
    ownerCannotRead:
      'This person cannot be assigned: their account is not active or they may not see these records. Choose somebody else from the list.',
  },
  /** Refusals that name a value, worded for readers who may not see it. */
  refusalsUntold: {
    acceptedTotalDiffers:
      'The customer accepted this quotation at another total. Apply the choice, or confirm the difference.',
    approvalLimitExceeded: 'This quotation is above the total you may approve ({limit}).',
    discountLimitExceeded:
      'The discount of this quotation is above what you may approve ({limit}).',
    companyMerged: 'This customer was merged into another one; use that one.',
    winnerMerged:
      'The customer that stayed was merged into another one as well; split that one first.',
    cardArchived: 'This card is archived; unarchive it to use it.',
  },
  /** Shown to the customer when a choice is refused on the offer page. */
  refusalsOfChoice: {
    alreadyDelivered:
      'Part of this quotation has been delivered, so nothing more can be chosen. You can accept it as it is, or ask us a question.',
    alreadyInvoiced:
      'This quotation has been invoiced, so nothing more can be chosen. You can accept it as it is, or ask us a question.',
  },
  refusalsOfKey: {
    notAllowed:
      'The key may not do this: its scopes (GET /api/me) and the program’s role must both include the right that /developers names for it.',
  },
  refusalsOfJson: { invalidInput: 'The body cannot be read: it is not a valid JSON object.' },
  refusalDetails: {
    reload: 'Load the current version',
  },
}
