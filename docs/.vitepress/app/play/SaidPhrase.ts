/** A sentence, with the names of players in bold. What it names can be pressed for its explanation. */
import type { Phrase } from '@ludi-romani/core/words';
import type { FunctionalComponent } from 'vue';
import { h } from 'vue';
import { useContext } from './context';

const SaidPhrase: FunctionalComponent<{ phrase: Phrase }> = ({ phrase }) => {
  const { names, explainedAs, explainAt } = useContext();
  return h(
    'span',
    phrase.map((part) => {
      if (typeof part === 'string') return part;
      if ('player' in part) return h('b', names.value[part.player] ?? part.text);
      const kind = 'thing' in part ? explainedAs(part.thing) : null;
      if (kind === null) return part.text;
      // a button would be a box of its own, and the full stop after it would begin a line
      const explain = ({ currentTarget }: Event) => explainAt(kind, currentTarget as HTMLElement);
      const onKeydown = (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        explain(event);
      };
      return h('span', { role: 'button', tabindex: 0, class: 'thing', onClick: explain, onKeydown }, part.text);
    }),
  );
};
SaidPhrase.props = ['phrase'];

export default SaidPhrase;
