/** What a generated document is written with, in one language. */
export type Sentences = {
  /** Title of a document; a number follows. */
  title: string
  /** Sentences without markup; a text is made of some of them. */
  sentences: readonly [string, ...string[]]
  /** Text of a link to another document. */
  more: string
  question: string
}

/** By content language. */
export const sentencesByLanguage: Record<string, Sentences> = {
  'en-us': {
    title: 'Route notes',
    sentences: [
      'The road leaves the harbour and climbs through pines.',
      'Keep a bottle ready, the second half is warmer than the first.',
      'Whoever arrives last chooses the next route.',
      'The descent is short, the flat after it is not.',
      'Ride the first kilometres slower than you want to.',
    ],
    more: 'Read on',
    question: 'How long does it take?',
  },
  'de-de': {
    title: 'Streckennotizen',
    sentences: [
      'Die Straße verlässt den Hafen und steigt durch Kiefern an.',
      'Halte eine Flasche bereit, die zweite Hälfte ist wärmer als die erste.',
      'Wer zuletzt ankommt, wählt die nächste Strecke.',
      'Die Abfahrt ist kurz, das Flachstück danach nicht.',
      'Fahr die ersten Kilometer langsamer, als du willst.',
    ],
    more: 'Weiterlesen',
    question: 'Wie lange dauert das?',
  },
  'es-es': {
    title: 'Notas de ruta',
    sentences: [
      'La carretera deja el puerto y sube entre pinos.',
      'Ten un bidón a mano, la segunda mitad es más calurosa que la primera.',
      'Quien llega el último elige la próxima ruta.',
      'La bajada es corta, el llano que sigue no.',
      'Rueda los primeros kilómetros más despacio de lo que quieres.',
    ],
    more: 'Seguir leyendo',
    question: '¿Cuánto se tarda?',
  },
  'fr-fr': {
    title: 'Notes de parcours',
    sentences: [
      'La route quitte le port et monte à travers les pins.',
      'Garde un bidon sous la main, la seconde moitié est plus chaude que la première.',
      'Qui arrive en dernier choisit le prochain parcours.',
      'La descente est courte, le plat qui suit ne l’est pas.',
      'Roule les premiers kilomètres plus lentement que tu ne le voudrais.',
    ],
    more: 'Lire la suite',
    question: 'Combien de temps faut-il ?',
  },
  'it-it': {
    title: 'Note di percorso',
    sentences: [
      'La strada lascia il porto e sale tra i pini.',
      'Tieni pronta una borraccia, la seconda metà è più calda della prima.',
      'Chi arriva per ultimo sceglie il prossimo percorso.',
      'La discesa è corta, il piano che segue no.',
      'Pedala i primi chilometri più piano di quanto vorresti.',
    ],
    more: 'Continua a leggere',
    question: 'Quanto tempo ci vuole?',
  },
  'ja-jp': {
    title: 'コースノート',
    sentences: [
      '道は港を離れ、松林の中を登っていきます。',
      'ボトルを用意しましょう。後半は前半より暑くなります。',
      '最後に着いた人が次のコースを選びます。',
      '下りは短く、その後の平坦は長く続きます。',
      '最初の数キロは、思うよりゆっくり走りましょう。',
    ],
    more: '続きを読む',
    question: 'どのくらいかかりますか？',
  },
}
