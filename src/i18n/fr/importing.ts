import type { Texts } from '../texts'
import type { importing as tr } from '../tr/importing'

export const importing: Texts<typeof tr> = {
  importing: {
    description:
      'Ajoutez des enregistrements à partir de fichiers CSV et Excel, et modifiez ceux qui existent.',
    open: 'Importer',
    none: 'Aucune importation pour l’instant',
    noneText: 'Transformez les lignes d’un fichier CSV ou Excel en enregistrements.',
    steps: {
      label: 'Étapes',
      file: 'Fichier',
      columns: 'Colonnes',
      check: 'Vérification',
      result: 'Résultat',
    },
    file: {
      target: 'Quels enregistrements ?',
      drop: 'Déposez le fichier ici, collez-le ou choisissez-le.',
      choose: 'Choisir un fichier',
      limits: 'CSV ou XLSX ; {size} Mo, {rows} lignes et {columns} colonnes au plus.',
      reading: 'Lecture du fichier…',
      sending: 'Envoi du fichier : {part} %',
      template: 'Télécharger un modèle',
      templateText: 'Un fichier dont les colonnes sont prêtes : remplissez-le et déposez-le ici.',
    },
    columns: {
      title: 'Quels champs les colonnes du fichier remplissent-elles ?',
      text: 'Nous avons associé celles que nous connaissons. Les colonnes laissées vides ne sont pas lues.',
      rows: 'Les lignes d’un même enregistrement sont prises ensemble : ses composants deviennent ceux du fichier.',
      column: 'Colonne du fichier',
      samples: 'Exemples',
      field: 'Champ',
      fieldOf: 'Champ de la colonne « {column} »',
      unnamed: 'Colonne {n}',
      leftOut: 'Ne pas lire',
      style: 'Comment les nombres sont-ils écrits ?',
      styleOf: 'Comment les nombres sont-ils écrits dans la colonne « {column} » ?',
      comma: '1.234,50 (virgule décimale)',
      point: '1,234.50 (point décimal)',
      mode: 'Que font les lignes ?',
      modes: {
        create: 'Seulement ajouter',
        update: 'Seulement modifier l’existant',
        upsert: 'Modifier l’existant, ajouter le reste',
      },
      key: 'Par quel champ retrouver un enregistrement ?',
      keyHint:
        'Une cellule vide ne change rien ; une cellule contenant seulement « - » vide le champ.',
      whole: 'Tout ou rien',
      wholeHint: 'Si une seule ligne est fausse, aucune n’est importée.',
      wholeAlways: 'Un fichier de ces enregistrements est importé en entier ou pas du tout.',
      missing: 'Ces champs sont obligatoires, mais aucune colonne ne les remplit : {fields}',
      keyMissing:
        'Une colonne doit remplir « {field} », par lequel les enregistrements sont retrouvés.',
      styleMissing: 'Choisissez comment les nombres sont écrits dans la colonne « {column} ».',
      nothing: 'Associez au moins une colonne à un champ.',
      check: 'Vérifier les lignes',
      back: 'Modifier les colonnes',
    },
    progress: {
      checking:
        '{n, plural, one {# ligne vérifiée} other {# lignes vérifiées}} sur {total, number}',
      importing:
        '{n, plural, one {# ligne importée} other {# lignes importées}} sur {total, number}',
      undoing:
        '{n, plural, one {# enregistrement annulé} other {# enregistrements annulés}} sur {total, number}',
      leave: 'Vous pouvez quitter cette page : le travail continue et vous attend ici.',
    },
    rows: {
      title: 'Lignes',
      show: 'Lignes affichées',
      error: 'En erreur ({n})',
      ready: 'Prêtes ({n})',
      done: 'Importées ({n})',
      left: 'Non annulées ({n})',
      all: 'Toutes ({n})',
      number: 'Ligne',
      create: 'Nouveau',
      update: 'Modification',
      states: {
        pending: 'En attente',
        error: 'Erreur',
        ready: 'Prête',
        done: 'Importée',
        undone: 'Annulée',
        left: 'Non annulée',
      },
      none: 'Aucune ligne ici',
      cell: 'Ligne {n}, {field}',
      hint: 'Corrigez et appuyez sur Entrée ; la ligne est aussitôt revérifiée.',
      checkAgain: 'Vérifier à nouveau',
      mended: 'La ligne {n} est corrigée',
      stillWrong: 'La ligne {n} contient encore une erreur',
      oneOf: 'Doit être l’un de ceux-ci : {options}.',
    },
    errors: {
      download: 'Télécharger les lignes en erreur',
    },
    commit: {
      do: '{n, plural, one {Importer # ligne} other {Importer # lignes}}',
      title: '{n, plural, one {Importer # ligne ?} other {Importer # lignes ?}}',
      text: 'Chaque ligne est enregistrée comme si quelqu’un l’avait saisie dans le formulaire. Vous pourrez l’annuler.',
      without:
        '{n, plural, one {# ligne en erreur reste de côté ; vous pourrez la corriger et l’importer plus tard.} other {# lignes en erreur restent de côté ; vous pourrez les corriger et les importer plus tard.}}',
      blocked:
        'Corrigez d’abord les lignes en erreur : ce fichier est importé en entier ou pas du tout.',
      nothing: 'Aucune ligne n’est prête à être importée.',
    },
    done: {
      text: '{n, plural, one {# ligne a été importée.} other {# lignes ont été importées.}}',
      list: 'Ouvrir la liste',
      undo: 'Annuler l’importation',
      undoTitle: 'Annuler cette importation ?',
      undoText:
        'Les enregistrements ajoutés sont supprimés, les modifiés retrouvent leurs anciennes valeurs. Ceux qui ont été modifiés ou utilisés depuis restent tels quels.',
      undone: '{n, plural, one {# ligne a été annulée.} other {# lignes ont été annulées.}}',
      left: '{n, plural, one {# ligne n’a pas pu être annulée ; la raison est ci-dessous.} other {# lignes n’ont pas pu être annulées ; les raisons sont ci-dessous.}}',
    },
    stopped: 'L’importation s’est arrêtée : {reason}',
    discard: {
      do: 'Abandonner',
      title: 'Abandonner cette importation ?',
      text: 'Ce qui a été lu du fichier et vos corrections sont supprimés. Aucun enregistrement ne change.',
      yes: 'Supprimer l’importation',
      done: 'L’importation a été supprimée',
    },
    others: '{name} importe ce fichier ; seule cette personne peut en prendre les étapes.',
  },
}
