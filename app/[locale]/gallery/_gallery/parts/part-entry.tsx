import { clsx } from 'clsx'
import { backgroundOf } from '@/components/ui/colours'
import { defaultLocale, languageAttributes } from '@/i18n/locales'
import { anchorOf, type Example, type Part } from './part'
import type { Words } from './words'

/** One part with its file, when to use it, and its examples. */
export function PartEntry({ part, words }: { part: Part; words: Words }) {
  return (
    <article id={anchorOf(part.name)} aria-label={part.name} className="mt-10">
      <header className="container border-t border-line pt-6">
        <h3 className="text-head-sm">{part.name}</h3>
        <p className="mt-2 max-w-[65ch]">{part.use}</p>
        <p className="mt-1 text-sm text-muted">
          {part.page === undefined ? (
            <code>components/ui/{part.file}</code>
          ) : (
            <a href={part.page} className="underline">
              <code>components/ui/{part.file}</code>
            </a>
          )}
        </p>
      </header>
      <div className={clsx('mt-6 grid grid-cols-[minmax(0,1fr)] gap-6', !part.isWide && 'container')}>
        {part.examples.map((example) => (
          <PartExample key={example.name} example={example} words={words} isWide={part.isWide ?? false} />
        ))}
      </div>
    </article>
  )
}

type PartExampleProps = { example: Example; words: Words; isWide: boolean }

/** One look of a part, under its name and on its ground. */
function PartExample({ example, words, isWide }: PartExampleProps) {
  const { name, ground = 'white', isFocused = false } = example
  const background = backgroundOf(ground, 'white')
  return (
    <figure className="min-w-0">
      <figcaption className={clsx('mb-2 text-sm text-muted', isWide && 'container')}>{name}</figcaption>
      <div
        {...languageAttributes(words.language, defaultLocale)}
        data-background={background.isDark ? 'dark' : undefined}
        data-focused={isFocused ? '' : undefined}
        className={clsx(
          background.className,
          !isWide && 'flex flex-wrap items-center gap-4',
          !isWide && ground !== 'white' && 'rounded-card p-6',
        )}
        style={background.style}
      >
        {example.draw(words)}
      </div>
    </figure>
  )
}
