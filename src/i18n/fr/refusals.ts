import type { Texts } from '../texts'
import type { refusals as tr } from '../tr/refusals'

export const refusals: Texts<typeof tr> = {
  errors: {
    notFoundTitle: 'Page introuvable',
    notFoundText: 'La page que vous recherchez est introuvable.',
    notAuthorizedTitle: 'Accès non autorisé',
    notAuthorizedText: 'Vous n’êtes pas autorisé à consulter cette page.',
  },
  refusals: {
    invalidInput: 'Veuillez corriger les champs signalés.',
    required: 'Ce champ est obligatoire.',
    notADecimal: 'Saisissez un nombre valide.',
    tooManyDecimals: 'Il y a trop de décimales.',
    tooLarge: 'La valeur est trop grande.',
    textTooLong: '{max} caractères au maximum.',
    mustNotBeNegative: 'La valeur ne peut pas être inférieure à 0.',
    priceNotPositive: 'Le prix doit être supérieur à 0.',
    quantityNotPositive: 'La quantité doit être supérieure à 0.',
    otherCurrency: 'Ce montant n’est pas dans la devise du devis.',
    percentOutOfRange: 'Le pourcentage doit être compris entre 0 et 100.',
    discountTooLarge: 'La remise ne peut pas dépasser le montant.',
    reductionTooLarge: 'La baisse doit être inférieure à 100 %.',
    rateNotPositive: 'Le taux de change doit être supérieur à 0.',
    buyingAboveSelling: 'Le taux d’achat ne peut pas dépasser le taux de vente.',
    notAnOption: 'Choisissez l’une des options proposées.',
    notAList: 'Une liste est attendue ici.',
    invalidEmail: 'Saisissez un e-mail valide.',
    invalidUrl: 'Saisissez un lien valide commençant par http ou https.',
    dayInPast: 'Cette date est passée.',
    invalidDate: 'Saisissez une date valide.',
    invalidTaxNumber: 'Le numéro fiscal n’est pas valide.',
    invalidIban: 'L’IBAN n’est pas valide : une lettre ou un chiffre est faux ou manque.',
    invalidPhone: 'Ce n’est pas un numéro de téléphone. Exemple : +90 212 555 01 02',
    invalidMersisNo: 'Un numéro MERSİS comporte 16 chiffres.',
    unknownPlaceholder: 'Variable inconnue\u202f: {unknown}. Variables possibles\u202f: {known}',
    endBeforeStart: 'La fin ne peut pas précéder le début.',
    durationOtherThanEnd:
      'La durée ne correspond pas au début et à la fin. Effacez ou corrigez l’un des deux.',
    durationOfWholeDay:
      'Un rendez-vous d’une journée entière n’a pas de durée. Effacez la durée ou décochez «\u202fJournée entière\u202f».',
    validUntilBeforeDate: 'La date de validité ne peut pas précéder la date du devis.',
    branchOfOtherCompany: 'Cette agence appartient à une autre société.',
    employeeOfOtherCompany: 'Cet employé appartient à une autre société.',
    bidderMissing: 'Choisissez une société ou saisissez le nom de la personne non enregistrée.',
    bidderContactMissing: 'Saisissez l’e-mail ou le téléphone de la personne non enregistrée.',
    bidderTwice:
      'Un devis s’adresse à une société ou à une personne non enregistrée, pas aux deux.',
    itemCardMissing: 'Choisissez une fiche article pour la ligne.',
    rowOfOtherRecord: 'Cette ligne appartient à un autre enregistrement.',
    notACall: 'Seul un appel a un résultat et une durée.',
    minutesInvalid: 'La durée est un nombre entier de minutes, de 1 à {max}.',
    noteStays: 'Une note reste sur sa fiche : ni son type ni sa fiche ne peuvent changer.',
    actionStays: 'Une tâche reste sur sa fiche : celle-ci ne peut pas changer.',
    timeInvalid: 'Écrivez l’heure comme 09:30.',
    snoozeNotLater: 'Choisissez un jour après aujourd’hui.',
    mentionCannotRead:
      'L’une des personnes mentionnées ne peut pas voir cette note : son compte n’est pas actif ou elle n’y a pas accès. Choisissez quelqu’un d’autre dans la liste.',
    recordNotFound: 'Cette fiche n’existe pas ou vous ne pouvez pas la consulter.',
    itemGroupMissing: 'Choisissez un kit pour la ligne.',
    choiceWithoutPrice: 'Seules les lignes avec un prix peuvent être en option ou des variantes.',
    alternativeWithoutLine: 'Une variante doit se trouver sous une ligne incluse dans le total.',
    tooManyLines: 'Un devis peut contenir {max} lignes au plus.',
    taxRateNotValid:
      'La TVA à {rate} % n’est pas en vigueur à cette date. Taux en vigueur (%) : {valid}',
    duplicatePart: 'Cette fiche article figure déjà dans le kit.',
    maxBelowMin: 'La quantité maximale ne peut pas être inférieure à la quantité minimale.',
    groupCycle: 'Une fiche ne peut pas faire partie d’elle-même.',
    groupMakesNothing: 'Ce kit ne devient aucune fiche.',
    groupHasNoParts: 'Le kit n’a pas de composants.',
    assemblyIsWhole: 'Les lignes d’un assemblage ne peuvent être contre-passées qu’ensemble.',
    instalmentsDiffer:
      'La somme des échéances ({planned}) doit être égale au total du devis ({total}).',
    emptyFields: 'La liste des champs ne peut pas être vide.',
    unknownSubject: 'Ce sujet d’autorisation n’existe pas.',
    unknownAction: 'Cette action n’existe pas pour ce sujet.',
    searchTooShort: 'Vous devez saisir au moins 3 lettres pour rechercher.',
    passwordTooShort: 'Le mot de passe doit comporter au moins {min} caractères.',
    passwordTooLong: 'Le mot de passe ne peut pas dépasser 128 caractères.',
    passwordHasContext:
      'Le mot de passe ne peut pas être composé du nom, de l’adresse e-mail ou du nom de la société. Ajoutez d’autres mots.',
    passwordTooCommon:
      'Ce mot de passe est facile à deviner. Choisissez plusieurs mots sans rapport entre eux.',
    passwordsDiffer: 'Les mots de passe ne correspondent pas.',
    wrongCurrentPassword: 'Le mot de passe actuel est incorrect.',
    resetLinkInvalid: 'Le lien de réinitialisation est invalide ou a expiré.',
    reasonMissing: 'Indiquez un motif.',
    invoiceNumberInvalid:
      'Un numéro de facture ne peut contenir que les lettres A–Z, des chiffres, / et -.',
    notWhole:
      'Les fiches comptées en pièces ou en ensembles n’acceptent que des quantités entières.',
    unitHoldsFractions:
      'Il existe des fractions de cette fiche :{stock, select, true { en stock ;} other {}}{reserved, select, true { dans une réservation ;} other {}}{groups, select, true { dans un kit ;} other {}}{counts, select, true { dans un inventaire en cours ;} other {}}{tenders, select, true { dans un devis en cours ;} other {}} son unité ne peut devenir pièce ni jeu.',
    dayInFuture: 'La date ne peut pas être postérieure à aujourd’hui.',
    approvalOutdated:
      'Le devis ne correspond plus à ce qui a été approuvé. Retirez l’approbation, puis approuvez-le de nouveau.',
    codeTaken: 'La fiche « {name} » porte déjà ce code.',
    notUnique: 'Cette valeur est déjà utilisée par un autre enregistrement.',
    invalidQuery: 'La requête n’est pas valide.',
    invalidId: 'L’identifiant n’est pas valide.',
    unknownField: 'Ce champ n’existe pas.',
    twoCallers: 'La requête contient à la fois une clé et une session ; envoyez l’une ou l’autre.',
    unknownVersion: 'L’interface n’a pas cette version. Version disponible : {version}',
    unknownScope: 'Cette portée n’existe pas : {scope}',
    invalidNetwork: 'Saisissez une adresse ou un réseau valide. Exemple : 203.0.113.0/24',
    unknownEventType: 'Cet événement n’existe pas : {type}',
    addressRefused: 'Cette adresse mène à un réseau privé. Saisissez une adresse https publique.',
    tooManyToReplay:
      'Cette plage contient plus de {max} événements. Saisissez-en une plus étroite.',
    tooManyWebhooks: 'Il peut y avoir au plus {max} webhooks. Supprimez-en un qui ne sert pas.',
    expiryOutOfRange:
      'La fin doit être comprise entre {least} et {most} jours à compter d’aujourd’hui.',
    invalidKey: 'La clé n’est pas valide : elle est erronée, expirée ou révoquée.',
    peopleOnly: 'Cette action est réservée aux personnes, pas aux programmes.',
    programsOnly: 'Seuls les programmes peuvent utiliser cette adresse, avec leur propre clé.',
    networkNotAllowed: 'Cette clé ne peut pas être utilisée depuis ce réseau.',
    channelNotAllowed: 'Cette clé n’est pas ouverte pour cette interface.',
    signInFirst: 'Veuillez d’abord vous connecter.',
    wrongCredentials: 'E-mail ou mot de passe incorrect.',
    notAllowed: 'Vous n’êtes pas autorisé à effectuer cette action.',
    crossSite: 'La requête provient d’un autre site et n’a pas été acceptée.',
    grantBeyondOwn: 'Vous ne pouvez pas accorder un droit que vous n’avez pas.',
    userAboveOwn:
      'Cette personne a plus de droits que vous\u202f; seule une personne ayant au moins les mêmes droits peut la modifier.',
    roleAboveOwn:
      'Ce rôle a plus de droits que vous\u202f; seule une personne ayant au moins les mêmes droits peut le modifier.',
    limitAboveOwn:
      'Vous ne pouvez pas assouplir une règle d’approbation qui s’applique à vous ou à une personne ayant plus de droits.',
    rateNotAllowed:
      'Vous n’êtes pas autorisé à modifier les taux\u202f; le taux doit rester à {proposed}.',
    notFound: 'Enregistrement introuvable.',
    notInTrash:
      'Cet enregistrement n’est plus dans la corbeille\u202f: il a été restauré ou effacé définitivement.',
    methodNotAllowed: 'Cette action n’existe pas à cette adresse.',
    tooManyKeys: 'Un programme a au plus deux clés valides.',
    insufficientStock: 'La quantité ne peut pas dépasser la quantité en stock.',
    cardAllowsNoOversell:
      'Ce réglage ne peut pas être désactivé tant que les réservations dépassent la quantité en stock.{names, select, none {} other { Devis avec réservation : {names}}}',
    alreadyApproved: 'Ce devis est déjà approuvé.',
    notApproved: 'Ce devis n’est pas approuvé.',
    alreadyInvoiced: 'Ce devis est déjà facturé.',
    acceptedTotalDiffers:
      'Le client a accepté {acceptedTotal}\u202f; le total du devis est de {total}. Appliquez le choix ou confirmez l’écart.',
    invoiceNumberTaken: 'Ce numéro de facture est déjà utilisé pour un autre devis.',
    tenderExpired: 'Ce devis a expiré.',
    tenderHasNoItems: 'Le devis ne comporte aucune ligne.',
    tenderTotalZero: 'Le total du devis ne peut pas être 0.',
    tenderLocked: 'Un devis approuvé ou clos n’est pas modifiable.',
    wrongTenderState: 'Le statut du devis ne permet pas cette action.',
    fourEyes: 'Un devis que vous avez préparé doit être approuvé par une autre personne.',
    alreadyReversed: 'Ce mouvement est déjà contre-passé.',
    isAReversal: 'Une contre-passation ne peut pas être contre-passée.',
    movementIsFinal:
      'Un mouvement de stock ne peut être ni modifié ni supprimé\u202f; contre-passez-le.',
    alreadyDelivered:
      'Une partie de ce devis est déjà livrée\u202f; contre-passez d’abord ses livraisons.',
    alreadyRegistered: 'Le client de ce devis est déjà enregistré.',
    alreadySent: 'Ce devis a déjà été envoyé\u202f; vous pouvez l’envoyer à nouveau.',
    notSent: 'Ce devis n’a pas encore été envoyé.',
    approveFirst: 'Le devis doit être approuvé avant son envoi.',
    linkRevoked: 'Ce lien a été révoqué.',
    linkLost:
      'Ce lien date d’avant le changement du secret du serveur et ne peut pas être affiché. Celui du client fonctionne toujours ; renvoyez le devis pour en créer un nouveau.',
    linkExpired: 'Le devis n’est plus valable\u202f: son dernier jour est passé.',
    offerWithdrawn: 'Ce devis a été retiré ou remplacé par un autre.',
    offerChanged:
      'Le devis a été modifié après que vous l’avez ouvert\u202f; demandez un nouveau lien.',
    offerAccepted: 'Ce devis a déjà été accepté.',
    offerDeclined: 'Ce devis a déjà été refusé.',
    choiceNotOffered:
      'Ce choix n’est pas proposé par ce devis. Rechargez la page et choisissez de nouveau.',
    nothingChosen: 'Le client n’a choisi aucune ligne en option ni variante.',
    applyChoiceFirst:
      'Le client a accepté ce devis avec un choix ; appliquez d’abord le choix, puis enregistrez le client dans la révision.',
    choiceOutdated:
      'Le devis a été modifié après l’acceptation du client\u202f; appliquez le choix à la main dans une révision.',
    staffCannotAnswer:
      'Seul le client peut répondre au devis\u202f; vous êtes connecté en tant que collaborateur.',
    alreadyRevised: 'Ce devis a déjà une révision en vigueur\u202f; continuez avec celle-ci.',
    tenderNotApproved:
      'Une sortie ne peut être liée qu’à un devis approuvé\u202f; approuvez d’abord le devis.',
    nothingToDeliver: 'Il ne reste rien à livrer de ce devis.',
    moreThanOrdered:
      'Impossible de livrer plus que ce qui reste à livrer de cet article\u202f; révisez le devis pour le surplus.',
    reservationBelongsToTender:
      'Cette réservation vient de l’approbation du devis\u202f; retirez l’approbation pour la modifier.',
    movementBelongsToInvoice:
      'Ce mouvement appartient à un devis facturé\u202f; retirez d’abord la facture du devis.',
    companyMerged: '« {name} » a été fusionné avec {into} ; utilisez ce dernier.',
    companyNotMerged: 'Ce client n’est pas fusionné.',
    winnerMerged: '« {name} » a lui aussi été fusionné avec un autre client ; séparez-le d’abord.',
    mergeWithItself: 'Un client ne peut pas être fusionné avec lui-même ; choisissez-en un autre.',
    cardArchived: '« {name} » est archivé ; désarchivez-le pour l’utiliser.',
    cardNotEmpty:
      'L’article est utilisé et ne peut être archivé :{stock, select, true { il y en a en stock ;} other {}}{reserved, select, true { il est réservé ;} other {}}{tenders, select, true { il figure dans des devis ouverts ;} other {}}{counts, select, true { il est dans un inventaire ouvert ;} other {}}{groups, select, true { il est dans un kit ;} other {}} réglez cela d’abord.{names, select, none {} other { Utilisé dans : {names}}}',
    archiveInstead: 'Cet article a un historique et ne peut être supprimé ; archivez-le.',
    changeIsZero: 'Saisissez une valeur différente de zéro.',
    noPriceToChange: 'Aucun prix des articles choisis ne changerait.',
    pricesChanged:
      'Depuis l’aperçu, les prix de {count, plural, one {# article} other {# articles}} ont changé ({names}) ; refaites l’aperçu.',
    wrongPriceChangeState: 'Ce changement de prix a déjà été annulé.',
    periodClosed: 'Le stock est clos jusqu’au {day} ; choisissez un jour ultérieur.',
    periodAlreadyClosed: 'Le stock est déjà clos jusqu’au {day}. Choisissez un jour ultérieur.',
    periodNotClosed: 'Ce jour est déjà ouvert. Choisissez un jour antérieur ou laissez vide.',
    historyIsFinal: 'L’historique ne peut être ni modifié ni supprimé.',
    wrongCountState: 'L’inventaire ne permet pas cette opération à ce stade.',
    nothingToCount:
      'Il n’y a rien à compter ; ajoutez des fiches à la liste ou choisissez un autre périmètre.',
    cardInOpenCount:
      'La fiche figure dans un autre inventaire ouvert. Une fiche ne peut être que dans un seul inventaire à la fois.',
    cardNotInCount: 'Cette fiche ne fait pas partie de l’inventaire.',
    unknownCode: 'Aucune fiche ne porte ce code.',
    countNeedsChoice: 'Certaines fiches attendent encore une décision.',
    countBelowReserved:
      'Après l’inventaire, il resterait moins que la quantité réservée. Choisissez d’abord la réservation à libérer.',
    reservationNotActive: 'Cette réservation n’est plus active.',
    reservationNotWaiting: 'Celle-ci n’attend plus.',
    lastAdministrator: 'Le dernier administrateur ne peut être ni suspendu ni privé de ses droits.',
    lastBreakGlass:
      'Le dernier administrateur ayant un accès d’urgence ne peut être suspendu, ni perdre cet accès, son rôle ou sa validation. Donnez d’abord un accès d’urgence à un autre administrateur.',
    breakGlassNeedsFactor:
      'L’accès d’urgence exige la validation en deux étapes ou une clé d’accès\u202f: l’utilisateur doit d’abord en configurer une.',
    breakGlassKeepsFactor:
      'Vous avez un accès d’urgence\u202f: votre dernier moyen de validation ne peut pas être supprimé. Ajoutez-en d’abord un autre, ou faites retirer cet accès par un administrateur.',
    lastIdentity:
      'Seuls les comptes d’entreprise permettent de se connecter\u202f: le dernier ne peut pas être dissocié.',
    cannotSuspendYourself: 'Vous ne pouvez pas vous suspendre vous-même.',
    wrongCode: 'Le code est incorrect, expiré ou déjà utilisé. Saisissez-en un autre.',
    passkeyRefused:
      'La clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous avec votre mot de passe.',
    ssoRefused:
      'Votre compte d’entreprise n’a pas permis de vous connecter. Réessayez, ou utilisez votre mot de passe ; si cela persiste, prévenez votre administrateur.',
    ssoUnavailable:
      'Le fournisseur de votre compte d’entreprise est injoignable. Vous pouvez vous connecter avec votre mot de passe.',
    noRoleForYou:
      'Votre compte d’entreprise n’a aucun rôle ici. Adressez-vous à votre administrateur.',
    passwordSignInClosed:
      'La connexion par mot de passe ou clé d’accès est réservée aux comptes ayant un accès d’urgence, et ces informations n’en ouvrent aucun. Connectez-vous avec votre compte d’entreprise.',
    stepExpired: 'Cette connexion a expiré. Connectez-vous à nouveau.',
    confirmItsYou: 'Confirmez votre identité pour cette opération.',
    viewingAsRole:
      'Vous voyez l’application avec le rôle {role}, en lecture seule. Terminez d’abord pour faire des modifications.',
    resetOwnFactors:
      'Vous désactivez ou renouvelez votre propre validation dans les paramètres de votre compte.',
    noFactor: 'La validation en deux étapes n’est pas activée.',
    mailOff:
      'Le serveur n’envoie pas d’e-mails : impossible d’inviter. Définissez vous-même le mot de passe ou faites configurer SMTP_URL.',
    notInvited: 'Aucune invitation n’attend d’être acceptée.',
    invitationOver:
      'Cette invitation n’est pas valable, a été utilisée ou a expiré. Demandez-en une nouvelle à la personne qui vous a invité.',
    factorOff: 'La validation en deux étapes est désactivée pour votre rôle.',
    passkeyExists: 'La clé d’accès de cet appareil est déjà enregistrée.',
    passkeysUnavailable:
      'Les clés d’accès ne sont pas utilisables à cette adresse : il faut un nom de domaine ouvert en https.',
    tooManyPasskeys:
      'Vous pouvez avoir au plus {max} clés d’accès. Supprimez-en d’abord une que vous n’utilisez pas.',
    lastFactor:
      'Votre rôle exige la validation en deux étapes : votre dernier moyen ne peut pas être supprimé. Ajoutez-en d’abord un autre ou déplacez-le vers un autre téléphone.',
    lastWayIn:
      'Vous n’avez pas de mot de passe\u202f: sans cela, vous ne pourriez plus vous connecter. Définissez d’abord un mot de passe ou ajoutez une autre clé d’accès.',
    ownFactorPolicy:
      'Vous ne pouvez ni assouplir la règle de validation en deux étapes de votre propre rôle, ni passer à un rôle dont la règle est plus souple. Un autre administrateur le peut.',
    setupExpired: 'La configuration a expiré ou a recommencé dans un autre onglet. Recommencez.',
    factorUnreadable:
      'Les codes de validation de ce compte ne peuvent plus être vérifiés. Utilisez un code de récupération ou adressez-vous à votre administrateur.',
    alreadyInThatState: 'L’enregistrement est déjà dans cet état.',
    noRightMissing: 'Il ne vous manque aucun droit pour cela.',
    rightRequested: 'Vous avez demandé ce droit au cours de la dernière semaine.',
    tooManyRightRequests:
      'Vous avez demandé beaucoup de droits cette semaine. Réessayez dans quelques jours.',
    nobodyGivesRight:
      'Personne ne peut recevoir cette demande pour le moment. Adressez-vous à votre administrateur.',
    inUse: 'Cet enregistrement est utilisé ailleurs et ne peut pas être supprimé.',
    companyOfUsed:
      'La société de cet enregistrement ne peut pas être modifiée, car il est utilisé ailleurs.',
    noteIsFinal:
      'Une note peut être modifiée pendant 15 minutes. Ajoutez plutôt une nouvelle note.',
    parentGone: 'Un enregistrement dont celui-ci dépend a été supprimé. Restaurez-le d’abord.',
    bulletinIsFinal:
      'Ce que la banque centrale a publié ne peut être ni modifié ni supprimé\u202f; saisissez votre taux pour ce jour, c’est lui qui comptera.',
    labelDoesNotFit: 'Le code de cet article ne tient pas sur l’étiquette choisie : {name}',
    tooManyLabels: 'Un fichier contient au plus 1000 étiquettes.',
    driftNotRepairable:
      'Cet écart ne peut pas être corrigé automatiquement : examinez les écritures.',
    jobIsOff: 'Cette tâche est désactivée\u202f: le paramètre {setting} du serveur est vide.',
    bulletinTooOld:
      'Le bulletin date du {day}. Un bulletin de plus de {days} jours n’est pas repris ; vérifiez l’adresse ou saisissez le cours à la main.',
    bulletinDiffers:
      'Le bulletin du {day} diffère de ce qui avait été publié pour {currency}. Saisissez à la main le bon cours de ce jour.',
    rateLeap:
      'Le cours {currency} du {day} est de {rate} ; le dernier, du {lastDay}, était de {last}. Un tel écart n’est pas repris automatiquement : s’il est exact, saisissez-le à la main pour ce jour.',
    nothingToErase:
      'Cette personne est déjà effacée des enregistrements cochés ; il ne reste rien à effacer.',
    wrongRequestState:
      'Cette demande a été close ou rouverte entre-temps. Actualisez la page et vérifiez.',
    notOverdue:
      'La durée de conservation des enregistrements cochés n’est pas écoulée, ou ils sont déjà effacés.',
    erasureChanged:
      'Les enregistrements cochés ont changé depuis l’aperçu. Revoyez ce qui sera effacé.',
    namesThePerson:
      'Le motif ne doit contenir ni le nom, ni l’e-mail, ni le téléphone de la personne : il est conservé après l’effacement.',
    staleEdit: 'Cet enregistrement a été modifié par quelqu’un d’autre.',
    cursorGone:
      'Des événements postérieurs à ce point ne sont plus dans le journal\u202f: relisez-le depuis le début.',
    sameKeyOtherBody: 'La même clé d’idempotence a été utilisée avec une autre requête.',
    stillRunning: 'La même opération est encore en cours.',
    alreadyDone: 'Cette action a déjà été effectuée.',
    confirmFirst: 'Demandez d’abord ce que cela changerait (dryRun), puis confirmez-le.',
    confirmOutdated:
      'Ce qui changerait n’est plus ce qui a été confirmé, ou la confirmation a expiré. Vérifiez et confirmez de nouveau.',
    bodyTooLarge: 'Les données envoyées sont trop volumineuses.',
    unsupportedMediaType: 'Ce type de contenu n’est pas accepté.',
    malformedRequest: 'La requête est incompréhensible : son adresse est erronée ou incomplète.',
    tooManyAttempts:
      'Trop de tentatives. Veuillez réessayer dans {minutes, plural, one {# minute} other {# minutes}}.',
    tooManyRequests: 'Trop de tentatives. Veuillez patienter un peu avant de réessayer.',
    wrongImportState:
      'L’importation n’est pas dans un état qui permet cette étape. Rechargez la page.',
    nothingToImport: 'Aucune ligne n’est prête à être importée.',
    importHasErrors:
      'Ce fichier est importé en entier ou pas du tout. Corrigez d’abord les lignes en erreur.',
    importWholeTooLong: 'Au plus {max} lignes s’importent en une seule fois. Divisez le fichier.',
    importerChanged: 'Le compte ou les droits de la personne qui importe ont changé.',
    duplicateInFile: 'La ligne {row} du fichier contient aussi cette valeur.',
    importNoMatch: 'Aucun enregistrement n’a cette clé.',
    importManyMatches: 'Plusieurs enregistrements ont cette clé.',
    importRowsDiffer: 'La ligne {row} du même enregistrement indique autre chose ici.',
    importRowBeside:
      'La ligne {row} du même enregistrement est en erreur ; ses lignes sont prises ensemble.',
    relationNotFound: '« {value} » est introuvable.',
    relationAmbiguous: '« {value} » correspond à plusieurs enregistrements.',
    changedSinceImport: 'L’enregistrement a été modifié après l’importation.',
    changedSinceCheck:
      'L’enregistrement a été modifié après la vérification ; cette ligne n’a pas été enregistrée.',
    importNotATable:
      'Aucun tableau n’a été trouvé dans le fichier. Choisissez un fichier CSV ou XLSX.',
    importOldExcel:
      'Ce fichier est un ancien fichier Excel (.xls) ou il est protégé par mot de passe. Ouvrez-le dans Excel et enregistrez-le en .xlsx sans mot de passe.',
    importUnpacksTooLarge:
      'Le contenu du fichier est trop volumineux. Retirez les feuilles, images et mises en forme superflues, ou divisez le fichier.',
    importTooManyRows: 'Un fichier peut contenir {max} lignes au plus. Divisez-le.',
    importTooManyColumns:
      'Un fichier peut avoir {max} colonnes au plus. Supprimez celles qui sont inutiles.',
    importEmpty: 'Le fichier ne contient aucune ligne sous ses en-têtes.',
    importUnclosedQuote:
      'Un guillemet (") ouvert à la ligne {line} n’est jamais fermé. Corrigez le fichier et choisissez-le de nouveau.',
    importTookTooLong: 'La lecture du fichier a pris trop de temps. Essayez un fichier plus petit.',
    wholeNumberExpected: 'Un nombre entier est attendu.',
    cellOtherCurrency: 'Les montants de cette colonne doivent être en {currency}.',
    codeBroken: 'Excel a altéré les chiffres de ce code. Saisissez le code d’origine.',
    cellIsError: 'La cellule contient une erreur d’Excel au lieu d’une valeur.',
    notYesOrNo: 'La valeur attendue est oui ou non.',
    exportRunning: 'Une exportation est encore en cours. Réessayez quand elle sera terminée.',
    exportTooLarge:
      'Un fichier contient au plus {max} enregistrements. Réduisez la liste avec un filtre.',
    exportNotReady: 'Le fichier est en préparation. Vous serez averti quand il sera prêt.',
    exportFailed: 'Le fichier n’a pas pu être préparé. Demandez-le à nouveau.',
    exportRightsChanged:
      'Vos droits ont changé depuis la préparation du fichier. Demandez-le à nouveau.',
    fileTooLarge: 'Un fichier ne peut pas dépasser {max} Mo.',
    fileTypeNotAllowed: 'Ce type de fichier n’est pas accepté. Types acceptés : {types}.',
    fileUnreadable:
      'Le fichier n’a pas pu être lu. Il est peut-être endommagé ou incomplet : vérifiez-le et réessayez.',
    pictureTooLarge: 'L’image est trop grande : elle ne peut pas dépasser {max} mégapixels.',
    uploadQuota:
      'Vous avez atteint la quantité de fichiers que l’on peut envoyer en une journée. Veuillez réessayer demain.',
    preferenceQuota: 'Aucune autre préférence personnelle ne peut être enregistrée.',
    listViewQuota:
      'Vous pouvez enregistrer au plus {max} vues de liste. Supprimez-en une que vous n’utilisez plus.',
    idempotencyQuota:
      'Le nombre d’Idempotency-Key utilisables en une journée est atteint. Veuillez réessayer plus tard.',
    overloaded: 'Le système est très sollicité. Veuillez réessayer dans un instant.',
    unavailable:
      'Le système est momentanément indisponible. Veuillez réessayer dans quelques instants.',
    diskFull:
      'Rien n’a été enregistré, car le disque du serveur est plein. Prévenez votre administrateur et réessayez quand il y aura de la place.',
    unexpected: 'Une erreur inattendue s’est produite.',
    tenderAccepted: 'Le client a accepté ce devis ; révisez-le pour le modifier.',
    justRegistered:
      'Une société de ce nom vient d’être enregistrée. Rouvrez la fenêtre et choisissez-la.',
    approvalLimitExceeded:
      'Le total du devis ({total}) dépasse votre plafond d’approbation ({limit}).',
    discountLimitExceeded:
      'La remise du devis ({discount}) dépasse votre plafond d’approbation ({limit}).',
    meetNotPlanned: 'Le rendez-vous n’est pas planifié.',
    meetOver: 'Le rendez-vous est passé.',
    meetWithoutStart: 'Indiquez d’abord le début du rendez-vous.',
    invitedUpToDate:
      'Les invités connaissent le rendez-vous tel qu’il est\u202f; il n’y a rien à envoyer.',
    noApprovalRequest: 'Aucune approbation de ce devis ne vous est demandée.',
    approverAlreadyAsked:
      'Cette personne est déjà sollicitée pour ce devis et n’a pas encore répondu. Vous pouvez choisir quelqu’un d’autre.',
    approverCannotApprove:
      'Cette personne ne peut pas approuver ce devis. Choisissez quelqu’un d’autre dans la liste.',
    mailsNeverOff:
      'Ces e-mails ne peuvent pas être désactivés : ils arrivent immédiatement ou dans le résumé quotidien.',
    deputyMayNot: 'Cette personne ne peut pas approuver.',
    deputyOverlaps: 'Pendant ces jours, l’un des deux a un autre suppléant ou en est un.',
    ownerCannotRead:
      'Attribution impossible : son compte n’est pas actif ou il ne peut pas voir ces fiches. Choisissez quelqu’un d’autre dans la liste.',
  },
  /** Refusals that name a value, worded for readers who may not see it. */
  refusalsUntold: {
    acceptedTotalDiffers:
      'Le client a accepté ce devis pour un autre total. Appliquez le choix ou confirmez l’écart.',
    approvalLimitExceeded: 'Le total de ce devis dépasse votre plafond d’approbation ({limit}).',
    discountLimitExceeded: 'La remise de ce devis dépasse votre plafond d’approbation ({limit}).',
    companyMerged: 'Ce client a été fusionné avec un autre ; utilisez ce dernier.',
    winnerMerged: 'Le client conservé a lui aussi été fusionné avec un autre ; séparez-le d’abord.',
    cardArchived: 'Cet article est archivé ; désarchivez-le pour l’utiliser.',
  },
  /** Shown to the customer when a choice is refused on the offer page. */
  refusalsOfChoice: {
    alreadyDelivered:
      'Une partie de ce devis a été livrée\u202f; les choix ne sont plus possibles. Vous pouvez l’accepter tel quel ou nous poser une question.',
    alreadyInvoiced:
      'Ce devis a été facturé\u202f; les choix ne sont plus possibles. Vous pouvez l’accepter tel quel ou nous poser une question.',
  },
  refusalsOfKey: {
    notAllowed:
      'La clé n’y est pas autorisée\u202f: ses portées (GET /api/me) et le rôle du programme doivent tous deux contenir le droit indiqué dans /developers.',
  },
  refusalsOfJson: {
    invalidInput: 'Le corps est illisible\u202f: ce n’est pas un objet JSON valide.',
  },
  refusalDetails: {
    reload: 'Charger la version actuelle',
  },
}
