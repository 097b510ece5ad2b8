import type { Texts } from '../texts'
import type { notifications as tr } from '../tr/notifications'

export const notifications: Texts<typeof tr> = {
  notifications: {
    singular: 'Notification',
    plural: 'Notifications',
    fields: {
      kind: 'Type',
      title: 'Titre',
      body: 'Texte',
      link: 'Lien',
      readAt: 'Lu le',
      user: 'Utilisateur',
    },
    markAllRead: 'Tout marquer comme lu',
    markAllUnread: 'Tout marquer comme non lu',
    markRead: 'Marquer comme lu',
    markUnread: 'Marquer comme non lu',
    viewAll: 'Voir toutes les notifications',
    empty: 'Aucune notification',
    newCount: '{n, plural, one {# nouvelle} other {# nouvelles}}',
    unreadCount: 'Notifications, {n, plural, one {# non lue} other {# non lues}}',
    remove: 'Retirer la notification',
    unread: 'Non lues',
    emptyUnread: 'Aucune notification non lue',
    emptyText:
      'Les approbations de devis, les réservations et les stocks faibles apparaissent ici.',
    emptyUnreadText: 'Vous avez tout lu.',
    failed: 'Les notifications n’ont pas pu être chargées.',
    filters: 'Filtres des notifications',
    kindFilter: 'Par type',
    earlier: 'Plus ancien',
    by: 'Effectué par\u202f: {name}',
    select: 'Sélectionner\u202f: {title}',
    settings: 'Paramètres des notifications',
    settingsText:
      'Choisissez ce dont vous voulez être informé. Vous n’êtes informé que des enregistrements que vous pouvez voir.',
    mailsText:
      'Les notifications non lues des sujets réglés sur une fois par jour arrivent dans un seul e-mail chaque matin à 8 h. Les e-mails sur la sécurité de votre compte sont toujours envoyés.',
    topic: 'Sujet',
    inProduct: 'Notification',
    byMail: 'E-mail',
    mailsOf: '{kind} : e-mail',
    mailChoices: { atOnce: 'Immédiatement', daily: 'Une fois par jour', off: 'Jamais' },
    mailLanguageText: 'Les textes de votre lien de calendrier sont aussi dans cette langue.',
    lastLanguage: 'La dernière langue d’interface utilisée',
    kinds: {
      approval: 'En attente de votre approbation',
      tenderStatus: 'Statut du devis mis à jour',
      customerAnswer: 'Réponse du client',
      assignment: 'Attribué à vous',
      mention: 'On vous a mentionné',
      action: 'Tâches',
      reservation: 'Réservation mise à jour',
      lowStock: 'Stock faible',
      import: 'Importation',
      export: 'Exportation',
      rights: 'Demande de droit',
      system: 'Système',
    },
    kindTexts: {
      approval:
        'Lorsqu’on demande votre approbation, ou qu’un devis que vous pouvez approuver est envoyé. Avec « Immédiatement », seules les demandes qui vous sont adressées sont envoyées par e-mail ; cela ne peut pas être désactivé.',
      tenderStatus:
        'Lorsqu’un de vos devis est approuvé, facturé, refusé ou annulé, et la veille de son expiration.',
      customerAnswer:
        'Lorsqu’un client accepte, refuse ou interroge par son lien un devis que vous avez envoyé.',
      assignment: 'Lorsqu’un devis ou un client vous est attribué.',
      mention:
        'Quand quelqu’un vous mentionne dans une note avec @. L’e-mail est envoyé sans lecture dans les dix minutes.',
      action:
        'Quand quelqu’un vous confie une tâche sur une fiche ; chaque matin à 8 h 30 pour ce qui est à faire ce jour-là, et quinze minutes avant une tâche qui a une heure.',
      reservation:
        'Lorsque du stock est réservé à la main pour un de vos devis, ou qu’une de vos réservations est libérée.',
      lowStock:
        'Lorsque la quantité disponible d’une fiche passe sous son minimum (sous 5 à défaut).',
      import:
        'Lorsqu’un de vos imports de plus de dix secondes a été vérifié, terminé, annulé ou s’est arrêté.',
      export:
        'Lorsqu’un fichier préparé en arrière-plan peut être téléchargé ou n’a pas pu être préparé. La notification est le seul accès au fichier : elle ne peut pas être désactivée.',
      rights:
        'Quand on vous demande un droit que vous pouvez accorder, ou qu’il est répondu à votre demande.',
      system:
        'Lorsque des compteurs s’écartent de leurs écritures, ou qu’une tâche de fond ou un e-mail a définitivement échoué. Les clés qui expirent et les webhooks injoignables sont toujours signalés par e-mail.',
    },
    texts: {
      tenderApproved: 'Le devis {number} a été approuvé.',
      tenderInvoiced: 'Le devis {number} a été facturé.',
      tenderRejected:
        '{number, select, none {Le devis «\u202f{tender}\u202f» a été refusé.} other {Le devis {number} a été refusé.}}',
      tenderCancelled:
        '{number, select, none {Le devis «\u202f{tender}\u202f» a été annulé.} other {Le devis {number} a été annulé.}}',
      approvalRequested:
        '{onBehalf, select, none {Votre approbation} other {Votre approbation, au nom de {onBehalf},}} du devis {number, select, none {« {tender} »} other {{number}}} est demandée.{bidder, select, none {} other { Client : {bidder}.}}{total, select, none {} other { Total : {total}.}}{discount, select, none {} other { Remise : {discount}.}}{note, select, none {} other { Note : {note}}}',
      deputyNamed:
        '{record} vous a désigné comme suppléant du {from} au {until} : vous pouvez répondre en son nom aux demandes d’approbation.',
      deputyGiven:
        'Du {from} au {until}, votre suppléant est {record}. Vos demandes d’approbation lui parviennent aussi.',
      deputyEnded: 'La suppléance a pris fin : {record}',
      approvalDeclined:
        'L’approbation du devis {number, select, none {« {tender} »} other {{number}}} a été refusée. Motif : {note}',
      tenderSent: 'Le devis {number} a été envoyé.',
      tenderExpired: 'Le devis {number} a expiré.',
      approvalWithdrawn: 'L’approbation du devis {number} a été retirée.',
      invoiceWithdrawn: 'La facture du devis {number} a été retirée.',
      tenderAccepted:
        '{customer} a accepté le devis {number}.{chosen, select, none {} other { Lignes choisies\u202f: {chosen}.}}',
      tenderDeclined: '{customer} a refusé le devis {number}.',
      tenderQuestioned: '{customer} a posé une question sur le devis {number}.',
      tenderAssigned:
        '{number, select, none {Le devis « {tender} » vous a été attribué.} other {Le devis {number} vous a été attribué.}}',
      companyAssigned: 'La société « {company} » vous a été attribuée.',
      mentioned: 'Vous a mentionné dans une note : {record}',
      actionAssigned: 'Une tâche vous a été confiée : {action}',
      actionDue: 'À faire à {time} : {action}',
      actionsDue:
        '{due, plural, =0 {Des tâches vous attendent aujourd’hui.} one {# tâche vous attend aujourd’hui{overdue, plural, =0 {.} other {, en retard.}}} other {# tâches vous attendent aujourd’hui{overdue, plural, =0 {.} one {, dont # en retard.} other {, dont # en retard.}}}}',
      requestDue:
        'La demande {record} sur des données personnelles attend une réponse au plus tard le {until}.',
      retentionOver:
        'La durée de conservation de certaines données personnelles est écoulée ; voir la page Données personnelles.',
      tenderExpiring: 'Demain est le dernier jour de validité du devis {number}.',
      lowStock: 'Stock faible\u202f: {card} ({quantity})',
      reservationMade: 'Stock réservé pour {tender}\u202f: {card} ({quantity})',
      reservationReleased: 'Une réservation a été libérée\u202f: {card} ({quantity})',
      reservationExpiring: 'La réservation prend fin demain\u202f: {card}',
      reservationExpired: 'La réservation a expiré\u202f: {card}',
      reservationOffered: 'Le stock que vous attendez est disponible : {card} ({quantity})',
      importChecked:
        '« {file} » a été vérifié : {rows, plural, one {# ligne prête} other {# lignes prêtes}}, {errors, plural, one {# en erreur} other {# en erreur}}.',
      importDone: '« {file} » a été importé : {rows, plural, one {# ligne} other {# lignes}}.',
      importUndone:
        'L’import de « {file} » a été annulé : {rows, plural, one {# ligne} other {# lignes}}.',
      importStopped: 'L’import de « {file} » s’est arrêté ; sa page dit pourquoi.',
      exportDone:
        '« {file} » est prêt : {rows, plural, one {# ligne} other {# lignes}}. Vous pouvez le télécharger pendant 24 heures.',
      exportFailed: '« {file} » n’a pas pu être préparé ; ouvrez pour voir pourquoi.',
      rightRequested: 'On vous demande un droit\u202f: {right}',
      rightGiven: 'Le droit demandé vous a été accordé\u202f: {right}',
      rightDeclined: 'Le droit demandé ne vous a pas été accordé\u202f: {right}',
      countersDrifted:
        'Des compteurs de stock ne correspondent pas à leurs écritures ; examinez-les pour les corriger.',
      jobFailed: 'Une tâche de fond a échoué et ne sera pas relancée.',
      mailFailed: 'Un e-mail n’a pas pu être envoyé et ne sera pas renvoyé.',
      deliveryFailed: 'Un événement n’a pas pu être transmis et ne sera pas renvoyé.',
      keyEnding: 'La clé de « {program} » prend fin le {lastDay} ; renouvelez-la avant cette date.',
      webhookFailing: 'Les envois au webhook « {record} » échouent depuis trois jours.',
      webhookDisabled: 'Le webhook « {record} » a été désactivé.',
    },
  },
}
