import { createStore } from '@manigance/ui/store.ts';
import { useEffect } from 'preact/hooks';
import { go } from './router.ts';

/** The text of the match file that was last dropped onto the page. */
export const droppedRecord = createStore<string | undefined>(undefined);

/** Opens a match file that is dropped onto any screen in the replay. */
export function useDroppedRecord(): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      void file.text().then((text) => {
        droppedRecord.set(text);
        go({ at: 'replay' });
      });
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}
