import type { FAQPageLeaf } from 'schema-dts'

/** Questions for search engines. @param questions with their answers as plain text */
export function faqStructuredData(questions: readonly { question: string; answer: string }[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
