import { spaceFrenchWords } from '@manigance/core';
import type { PcBookText } from './en.ts';

/** The book in French. Odilon plays blue, Noor white. */
export const text: PcBookText = spaceFrenchWords<PcBookText>({
  chapters: {
    club: {
      title: 'L’art de perdre',
      parts: {
        members:
          'Les membres du club ont tout, et s’en lassent. Ils rivalisent donc à qui s’en défera : une **Élection** qu’il faut perdre, des **Mondanités** où il faut cesser d’être reçu, un **Patrimoine** qui n’est qu’un embarras.',
        score:
          'Deux ou trois compétitions se disputent en même temps. Vous avez un score dans chacune, et partout il doit **descendre**. À la fin, seul compte votre score **le plus haut**, et le plus bas de ceux-là gagne.',
        plates: {
          say: 'Le rouge a 6 votes et une réputation de 2 : cela fait 6. Le bleu a 5 votes et une réputation de 6 : cela fait 6 aussi. C’est le pire des deux qui compte.',
        },
        worst:
          'Rien ne sert de ruiner son nom à la perfection tant que l’électeur vous adore. Regardez d’abord votre pire score : c’est le seul que vous ayez.',
      },
    },
    round: {
      title: 'Une manche de ruine',
      parts: {
        halves:
          'Une manche se joue en deux temps. D’abord on envoie les **coursiers**, un à la fois, dans l’ordre du tour. Puis, dans le même ordre, chacun fait d’un seul trait son tour d’**actions** avec ce qu’il a ramassé.',
        spaces:
          'La plupart des emplacements n’accueillent qu’un coursier par manche : au premier arrivé. Ceux qui ont une place par couleur sont **personnels**, et nul ne prend la vôtre. Ce qui est écrit se fait sur-le-champ.',
        first: {
          say: 'Il vous reste deux coursiers, comme aux autres. Un lot de cartes est au premier venu ; snober un électeur est personnel.',
          ask: 'Envoyez un coursier là où un autre pourrait vous devancer.',
          right: 'Les cartes sont à vous. L’électeur attendra, le pauvre, d’être snobé.',
          wrong: {
            vote: 'Cet emplacement n’est **qu’à vous**. Il sera aussi libre plus tard.',
          },
        },
        order:
          'Une place dans l’ordre du tour suivant donne tout de suite une **tuile bonus**. Il y a une course par place, et une seule par joueur.',
        ending:
          'Quand tous ont joué, Hyde Park écoute et Dame Béatrice s’apitoie. La manche est finie : on ne garde que quatre cartes en main, et les coursiers rentrent.',
      },
    },
    cards: {
      title: 'Cartes blanches, cartes noires',
      parts: {
        white: 'Une carte à bords **blancs** sert une fois ; la manche finie, elle s’en va.',
        black:
          'Une carte à bords **noirs** reste devant vous, six au plus. Certaines s’activent, une fois par manche chacune ; d’autres répondent d’elles-mêmes chaque fois que vous faites telle chose.',
        both: {
          say: 'L’Agace-libéraux vous ôte un vote chaque fois que vous offensez les Libéraux. Le sermon les offense.',
          ask: 'Jouez d’abord celle qui écoute l’autre.',
          right: 'Il a sorti son carnet. Prêchez.',
          wrong: {
            sermon: 'Prêché dans le **désert**. La carte qui répond doit être là avant.',
            end: 'Vous tenez deux cartes **faites l’une pour l’autre**.',
          },
        },
        hand: 'Ce que vous ne jouez pas, vous pouvez le garder, jusqu’à quatre cartes, tant qu’il y a une manche suivante.',
        symbols:
          'Bien des cartes comptent des **symboles** : chiens, chevaux, verres, maisons, masques. Ils vous viennent de vos cercles, des cases où se tiennent vos dames et vos messieurs, de vos biens, et les compter ne les use pas.',
      },
    },
    election: {
      title: 'L’Élection',
      parts: {
        votes:
          'Vous voilà candidat, sans qu’il y ait de votre faute. Les votes se perdent par les courses, par les cartes, et surtout en se faisant **entendre**.',
        circles:
          'Les cercles politiques sont des tuiles posées bord à bord : les côtés qui se touchent doivent **s’accorder**, un symbole avec le même, un point d’interrogation avec n’importe quel symbole, rien avec rien. Chaque accord vous donne ce symbole jusqu’à la fin.',
        square:
          'Quatre tuiles en carré font un **cercle interne** et valent aussitôt deux faveurs : un vote de moins, une livre dépensée ou un pas vers le bas, à votre choix.',
        grid: {
          say: 'Deux tuiles de cercle attendent près de l’emplacement marqué ; une nouvelle tuile doit en toucher une des vôtres. Qui s’y rend perd un vote en chemin, ce qui est un peu le but.',
        },
        park: 'En fin de manche viennent les discours. Les plus bruyants, d’après leurs **mégaphones**, perdent le plus de votes, davantage à chaque manche ; ceux qui en ont le moins en **gagnent** un. Puis chacun rend ses mégaphones.',
      },
    },
    society: {
      title: 'Les Mondanités',
      parts: {
        ladder:
          'Deux messieurs et deux dames se tiennent sur votre échelle, et chacun vaut le nombre de sa ligne. Ensemble, ils font votre réputation. On avance là où la case est libre ; on ne traverse personne.',
        rows: 'En haut, les lignes sont à **deux points** l’une de l’autre, plus bas à un. Et certaines cases portent un symbole, à vous tant que quelqu’un s’y tient.',
        step: {
          say: 'Vous avez une carte qui permet trois pas vers le bas. Un monsieur se tient à 16, tout en haut.',
          ask: 'Faites le pas qui vaut deux points.',
          right: 'De 16 à 14. Plus on est haut placé…',
          wrong: {
            one: 'Ce pas vaut **un** point. Le monsieur du 16 en perdrait deux.',
            stop: 'Trois pas, et vous vous **arrêtez** avant le premier ?',
          },
        },
        dame: '**Dame Béatrice** clôt la manche. Sa tuile, connue dès le début, dit qui lui fait pitié : ceux des lignes 6 à 12, ceux de deux rangées sur trois, ceux qui partagent une ligne, ou ceux qui se touchent. Chacun remonte **d’une ligne**.',
        tease:
          'Une course vous met à l’abri de sa bonté pour la manche. Et si l’un d’eux ne peut pas monter, faute de place au-dessus, c’est un autre qu’il faut relever.',
      },
    },
    possessions: {
      title: 'Le Patrimoine',
      parts: {
        score:
          'Votre fortune, c’est votre argent et, pour chaque bien, sa **valeur plus 3**. Tant que vous possédez quoi que ce soit, ce score ne peut atteindre zéro.',
        sell: 'À la vente, la tuile s’en va et sa valeur rentre, moins tous les **rabais** : celui de la course, une livre si l’indicateur montre le bon quartier, deux par carte noire qui convient. Moins on vend cher, mieux on se porte.',
        sale: {
          say: 'À la Vente, tout perd une livre, et une de plus à Belgravia, où se trouve l’indicateur.',
          ask: 'Vendez d’abord le bien qui rapporte le moins pour ce qu’il pèse.',
          right: 'Deux rabais. On n’a jamais été volé de si bon cœur.',
          wrong: {
            dearer: 'Celui-là est dans **un autre quartier** : un seul rabais. Cherchez Belgravia.',
          },
        },
        swap: 'Le **troc** échange un de vos biens contre un des quatre de l’offre. On peut y perdre gratuitement jusqu’à la limite ; ce qu’on perd au-delà vous revient en argent.',
        debt: 'Dépenser n’ôte que ce que vous avez, tant que vous possédez quelque chose. Quand il ne reste rien, on peut **s’endetter** : c’est là que commence la vraie ruine.',
      },
    },
    lastWill: {
      title: 'Last Will',
      parts: {
        notice:
          'Dans trois modes de plus, **Last Will** prend la place de Patrimoine. Le livret dit comment les deux jeux se combinent, mais ne contient pas l’autre : ses plans, ses cartes et ses nombres sont ici **notre reconstitution**, et non ceux du jeu publié.',
        purse:
          'Chacun hérite de **70 £** et doit s’en défaire. Le score est votre argent plus ce que valent vos propriétés sur le moment ; invendues, elles ne coûtent rien de plus.',
        plan: 'Chaque manche commence par la **Planification** : vous prenez un des plans, avec ses cartes à piocher, ses coursiers et ses actions Last Will. Vous nommez une pioche pour chaque carte avant d’en voir une seule. Plus votre plan est à gauche, plus tôt vous jouez.',
        plans: {
          say: 'Six plans à trois joueurs. Le cinquième n’apporte aucune carte et un seul coursier, mais quatre actions ; chaque compétition du Club en jeu ajoute un coursier.',
        },
        outings:
          'Événements, assistants et dépenses consomment des **actions** ; les cartes du Club restent libres. Sortir coûte plus cher en **compagnie** : une carte qui veut un invité, un chien, un cheval ou un chef ajoute leurs livres aux siennes, en un seul paiement. Qui est venu est défaussé.',
        ball: {
          say: 'Seule, la valse coûte 3 £. Vous tenez la comtesse, qui fait office d’invité et porte la note à 7 £.',
          ask: 'Dépensez autant que possible.',
          right: 'Sept livres pour une action. Et elle danse mal.',
          wrong: {
            alone: 'Cela fait 3 £. En **compagnie**, c’est 7 £.',
          },
        },
        houses:
          'Une propriété s’achète à sa première valeur, plus ce que le **marché** ajoute à son type : en soi, ce n’est pas une perte. Une maison qu’on n’**entretient** pas perd un cran en fin de manche. Achetez donc cher, laissez tomber, bousculez le marché et vendez moins cher. Une ferme ne baisse jamais, mais son entretien croît avec chaque bête qu’on y loge.',
        debt: 'Avec une propriété, vous ne dépensez que ce que vous avez. Sans rien, vous pouvez vous **endetter**. La main tient cinq cartes, les deux jeux ensemble, et la fin vient comme toujours, une fois les maisons dévaluées.',
      },
    },
    end: {
      title: 'La fin de la saison',
      parts: {
        rounds:
          'Il y a **cinq manches** au plus. La partie finit plus tôt, avec la manche, si quelqu’un est à **zéro ou moins** dans une compétition après Hyde Park et Dame Béatrice.',
        worst: {
          say: 'Il reste un vote au bleu, et une carte qui en ôte deux : cette manche sera la dernière. Le rouge a 5 votes et une réputation de 9.',
          ask: 'Jouez la carte qui sert si la partie finit maintenant.',
          right: 'Trois pas vers le bas. C’est le neuf qui devait bouger.',
          wrong: {
            black: 'Une carte noire sert aux **manches suivantes**. Il n’y en aura pas.',
            votes: 'Cinq votes ou trois : c’est le **neuf** qui compte.',
            end: 'Et laisser le **neuf** où il est ?',
          },
        },
        tie: 'À égalité, le deuxième score décide, puis le troisième. Qui met fin à la partie ne la gagne pas toujours : un zéro quelque part, c’est très beau, mais c’est ailleurs qu’on regarde.',
      },
    },
  },
});
