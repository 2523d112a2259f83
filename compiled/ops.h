/* Short ways the compiler lacks; primitives.py tells it of them. */
#ifndef TAFELRUNDE_OPS_H
#define TAFELRUNDE_OPS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include "CPy.h"

/* Entries of a bytearray without objects for place and value. */

/* The place of an entry, or -1 with an IndexError. */
static inline Py_ssize_t Twin_PlaceInBytes(PyObject *bytes, CPyTagged index) {
    if (likely(CPyTagged_CheckShort(index))) {
        Py_ssize_t place = CPyTagged_ShortAsSsize_t(index);
        Py_ssize_t size = PyByteArray_GET_SIZE(bytes);
        if (place < 0)
            place += size;
        if (likely(place >= 0 && place < size))
            return place;
    }
    PyErr_SetString(PyExc_IndexError, "bytearray index out of range");
    return -1;
}

static inline CPyTagged Twin_ByteArray_GetItem(PyObject *bytes, CPyTagged index) {
    Py_ssize_t place = Twin_PlaceInBytes(bytes, index);
    if (unlikely(place < 0))
        return CPY_INT_TAG;
    return (CPyTagged)(unsigned char)PyByteArray_AS_STRING(bytes)[place] << 1;
}

static inline char Twin_ByteArray_SetItem(PyObject *bytes, CPyTagged index, CPyTagged value) {
    Py_ssize_t place = Twin_PlaceInBytes(bytes, index);
    if (unlikely(place < 0))
        return 0;
    if (unlikely(value > 255 << 1 || value & 1)) {
        PyErr_SetString(PyExc_ValueError, "byte must be in range(0, 256)");
        return 0;
    }
    PyByteArray_AS_STRING(bytes)[place] = (char)(value >> 1);
    return 1;
}

/* The sum of a list of whole numbers. */
static inline CPyTagged Twin_AddedUp(PyObject *list) {
    CPyTagged total = 0;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
        PyObject *one = PyList_GET_ITEM(list, i);
        if (unlikely(!PyLong_Check(one))) {
            PyErr_SetString(PyExc_TypeError, "whole numbers are added up here");
            return CPY_INT_TAG;
        }
        CPyTagged next = CPyTagged_Add(total, CPyTagged_BorrowFromObject(one));
        CPyTagged_DECREF(total);
        total = next;
    }
    return total;
}

/* The place of the greatest or least of some values, of equal ones the first. */
static CPyTagged Twin_Best(PyObject *values, int op) {
    Py_ssize_t best = 0;
    if (PyList_GET_SIZE(values) == 0) {
        PyErr_SetString(PyExc_ValueError, "of nothing there is no best");
        return CPY_INT_TAG;
    }
    for (Py_ssize_t i = 1; i < PyList_GET_SIZE(values); i++) {
        PyObject *one = PyList_GET_ITEM(values, i), *other = PyList_GET_ITEM(values, best);
        int better;
        if (PyFloat_CheckExact(one) && PyFloat_CheckExact(other)) {
            double a = PyFloat_AS_DOUBLE(one), b = PyFloat_AS_DOUBLE(other);
            better = op == Py_GT ? a > b : a < b;
        } else if ((better = PyObject_RichCompareBool(one, other, op)) < 0)
            return CPY_INT_TAG;
        if (better)
            best = i;
    }
    return (CPyTagged)best << 1;
}

static inline CPyTagged Twin_Greatest(PyObject *values) { return Twin_Best(values, Py_GT); }
static inline CPyTagged Twin_Least(PyObject *values) { return Twin_Best(values, Py_LT); }

/* The numbers below n in the order of their lots; of equal lots the lower comes first. */

typedef struct {
    double lot;
    Py_ssize_t number;
} Twin_Drawn;

static int Twin_CompareDrawn(const void *one, const void *other) {
    const Twin_Drawn *a = one, *b = other;
    if (a->lot != b->lot)
        return a->lot < b->lot ? -1 : 1;
    return a->number < b->number ? -1 : 1;
}

static PyObject *Twin_ByLot(PyObject *draw, CPyTagged n) {
    Py_ssize_t count = CPyTagged_CheckShort(n) ? CPyTagged_ShortAsSsize_t(n) : 0;
    Twin_Drawn few[64], *drawn = few;
    PyObject *order = NULL;
    if (count < 0)
        count = 0;
    if (count > 64 && (drawn = PyMem_New(Twin_Drawn, count)) == NULL)
        return PyErr_NoMemory();
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *lot = PyObject_CallNoArgs(draw);
        if (lot == NULL)
            goto end;
        drawn[i].lot = PyFloat_AsDouble(lot);
        drawn[i].number = i;
        Py_DECREF(lot);
    }
    qsort(drawn, count, sizeof(Twin_Drawn), Twin_CompareDrawn);
    if ((order = PyList_New(count)) != NULL)
        for (Py_ssize_t i = 0; i < count; i++)
            PyList_SET_ITEM(order, i, PyLong_FromSsize_t(drawn[i].number));
end:
    if (drawn != few)
        PyMem_Free(drawn);
    return order;
}

#endif
