/** A sentence, with the names of players in bold. */
import type { Phrase } from '@ludi-romani/core/words';
import type { FunctionalComponent } from 'vue';
import { h } from 'vue';
import { useContext } from './context';

const SaidPhrase: FunctionalComponent<{ phrase: Phrase }> = ({ phrase }) => {
  const { names } = useContext();
  return h(
    'span',
    phrase.map((part) => {
      if (typeof part === 'string') return part;
      return 'player' in part ? h('b', names.value[part.player] ?? part.text) : part.text;
    }),
  );
};
SaidPhrase.props = ['phrase'];

export default SaidPhrase;
