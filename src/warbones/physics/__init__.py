"""Throws reckoned with MuJoCo: a snapshot, a throw and a seed give the flight, the facts and where all dice lie then.

The same throw and seed give the same bits with the same version of MuJoCo, and only with that: matches keep facts
and flights, and replay those.
"""
