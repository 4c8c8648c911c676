type FormPlayerProps = { playerId: string; locale: string }

/** The hidden fields of every native form of a player: whose page it is on, and in which language (`forMemberForm`). */
export const FormPlayer = ({ playerId, locale }: FormPlayerProps) => (
  <>
    <input type="hidden" name="player" value={playerId} />
    <input type="hidden" name="locale" value={locale} />
  </>
)
